import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

export async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((one) => one.isFile())
    .map((one) => relative(folder, join(one.parentPath, one.name)).replaceAll(sep, '/'));
}
