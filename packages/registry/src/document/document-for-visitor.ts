import {
  releaseBase,
  type RegistryDocument,
  type LiveRemote,
  type LoadableRelease,
  type Release,
  type VisibleMenuEntry,
} from '@suite/remote-kit/descriptor';
import type { LiveRelease } from '../releases.repository.ts';
import type { Visitor } from '../visitor.ts';

type AnyOf = readonly string[] | undefined;

/** What one visitor may know of the live releases; `null` is somebody who has not signed in. */
export function documentForVisitor(live: readonly LiveRelease[], visitor: Visitor | null): RegistryDocument {
  const remotes: LiveRemote[] = [];
  const restrictedPaths: string[] = [];
  for (const { release, manifest, fallback } of live) {
    const { descriptor } = manifest;
    const admitted = mayUse(descriptor, visitor);
    const routes = descriptor.routes.filter((route) => admitted && holds(visitor, route.permissions));
    if (routes.length > 0)
      remotes.push({
        name: descriptor.name,
        title: descriptor.title,
        ...loadable(release, manifest),
        cohort: 'all',
        ...(fallback && { fallback: loadable(fallback.release, fallback.manifest) }),
        ...whatIsSeen(manifest, routes, visitor),
      });
    const hidden = descriptor.routes.filter((route) => !routes.includes(route));
    restrictedPaths.push(...hidden.map((route) => route.path));
  }
  return { version: 1, remotes, restrictedPaths };
}

function mayUse(descriptor: Release['descriptor'], visitor: Visitor | null): boolean {
  return descriptor.access === 'public' || (visitor !== null && holds(visitor, descriptor.permissions));
}

function holds(visitor: Visitor | null, anyOf: AnyOf): boolean {
  return anyOf === undefined || anyOf.some((name) => visitor?.permissions.includes(name) ?? false);
}

function loadable(release: string, manifest: Release): LoadableRelease {
  const { name, version, container, entry, preload, shared, files } = manifest;
  const withoutMaps = Object.entries(files).filter(([path]) => !path.endsWith('.map'));
  return {
    version,
    release,
    container,
    base: releaseBase(name, release),
    entry,
    preload,
    shared,
    files: Object.fromEntries(withoutMaps),
  };
}

function whatIsSeen(
  { descriptor }: Release,
  routes: Release['descriptor']['routes'],
  visitor: Visitor | null,
) {
  const hidden = descriptor.routes.filter((route) => !routes.includes(route)).map((route) => route.path);
  return {
    permissions: descriptor.permissions ?? [],
    routes: routes.map(({ path, permissions = [], shellLayout = true }) => ({
      path,
      permissions,
      shellLayout,
    })),
    menu: descriptor.menu
      .filter((entry) => holds(visitor, entry.permissions) && !hidden.includes(entry.path))
      .map(({ alsoActiveOn = [], permissions = [], ...entry }): VisibleMenuEntry => ({
        ...entry,
        alsoActiveOn,
        permissions,
      })),
  };
}
