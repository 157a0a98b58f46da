import type { Release } from '@suite/remote-kit/descriptor';

/** The hashes of all files that a browser may load: source maps are for people. */
export function browserFiles({ files }: Release): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !path.endsWith('.map')));
}
