import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReleaseFailure } from '../release-failure.ts';

export async function readOwnRemote(folder: string): Promise<string | undefined> {
  const file = join(folder, 'remote.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const name = nameIn(text);
  if (name === undefined) throw new ReleaseFailure(`${file} does not say the name of a remote.`);
  return name;
}

function nameIn(text: string): string | undefined {
  try {
    const { name } = JSON.parse(text) as { name?: unknown };
    return typeof name === 'string' ? name : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
