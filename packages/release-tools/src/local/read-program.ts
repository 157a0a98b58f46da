import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

export async function readProgram(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '');
  return /"suite"\s*:\s*"node packages\/release-tools\//.test(text)
    ? 'npm run suite --'
    : 'npx suite-release';
}
