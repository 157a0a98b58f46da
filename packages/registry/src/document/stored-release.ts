import type { Release, RegistryDocument } from '@suite/descriptor';

const startPath = '/';

// The shell does not load the own page of a remote; the document of that page contains the hashes.
const notForShell = /\.map$|^page\//;

export interface StoredRelease {
  release: string;
  manifest: Release;
  base: string;
}

export function browserFiles({ files }: Release): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => !notForShell.test(path)));
}

export function findStartPage(releases: readonly StoredRelease[]): RegistryDocument['startPage'] {
  for (const { release, manifest, base } of releases) {
    const { access, permissions, routes } = manifest.descriptor;
    const route = routes.find(({ path }) => path === startPath);
    if (!route) continue;
    if (access === 'public' || permissions || route.permissions || route.needsHotel) return undefined;
    const { version, container, entry, entryType, entryGlobals, preload, shared } = manifest;
    const fetched = new Set([entry, ...preload]);
    const files = Object.entries(browserFiles(manifest)).filter(([path]) => fetched.has(path));
    return {
      ...{ version, release, container, base, entry, preload, shared, files: Object.fromEntries(files) },
      ...(entryType && { entryType }),
      ...(entryGlobals && { entryGlobals }),
      ...(route.prefetch && { prefetch: route.prefetch }),
    };
  }
  return undefined;
}
