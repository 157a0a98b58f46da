import type { Release } from '@suite/remote-kit/descriptor';

// The page of a remote is no part of the shell, and names its hashes itself.
const ofNoShell = /\.map$|^page\//;

/** The hashes of all files that a shell may load: source maps are for people. */
export function browserFiles({ files }: Release): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !ofNoShell.test(path)));
}
