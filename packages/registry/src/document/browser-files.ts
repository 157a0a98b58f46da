import type { Release } from '@suite/descriptor';

// The shell does not load the own page of a remote; the document of that page contains the hashes.
const notForShell = /\.map$|^page\//;

export function browserFiles({ files }: Release): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !notForShell.test(path)));
}
