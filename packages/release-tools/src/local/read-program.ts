import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How this command line is called in a folder: by a script of the suite's repository, or as a program of its own. */
export async function readProgram(folder: string): Promise<string> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '');
  return /"suite"\s*:\s*"node packages\/release-tools\//.test(text)
    ? 'npm run suite --'
    : 'npx suite-release';
}
