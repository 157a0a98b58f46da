import type { Release } from '@suite/descriptor';

// The page of a remote is not loaded by the shell; its document has the hashes.
const notForShell = /\.map$|^page\//;

/** The hashes of all files that a shell may load, without source maps. */
export function browserFiles({ files }: Release): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !notForShell.test(path)));
}
