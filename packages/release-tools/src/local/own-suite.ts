import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const sdkRegistry = /^@suite:registry\s*=\s*(\S+?)\/platform\/sdk\/?\s*$/m;

export async function readOwnSuite(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, '.npmrc'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return sdkRegistry.exec(text)?.[1];
}
