import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the built shell hands over to remotes: module → version. Undefined while no shell is built. */
export async function readProvidedVersions(shellDir: string): Promise<Record<string, string> | undefined> {
  const file = join(shellDir, 'provided.json');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const versions = JSON.parse(text) as unknown;
  if (!isVersions(versions)) throw new Error(`${file} does not say which modules the shell provides.`);
  return versions;
}

function isVersions(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((version) => typeof version === 'string')
  );
}
