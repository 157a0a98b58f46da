import type { RegistryDocument } from '@suite/descriptor';
import { browserFiles } from './browser-files.ts';
import type { StoredRelease } from './stored-release.ts';

const startPath = '/';

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
