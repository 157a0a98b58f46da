import type { RegistryDocument, LiveRemote } from '@suite/descriptor';
import { holdsAny } from '@suite/contracts/permissions';
import { matchesPath } from './matches-path.ts';

/** What a path leads to for this visitor. */
export type Destination =
  | { kind: 'remote'; remote: LiveRemote; shellLayout: boolean }
  | { kind: 'denied' }
  | { kind: 'unknown' };

/** The title of a page of a remote: the route's own, or that of the remote. */
export function findPageTitle({ title, routes }: LiveRemote, pathname: string): string {
  return routes.find(({ path }) => matchesPath(path, pathname))?.title ?? title;
}

/** Whether the page at a path is about the hotel that a user of several hotels has chosen. */
export function isAboutChosenHotel(remotes: readonly LiveRemote[], pathname: string): boolean {
  const routes = remotes.flatMap((remote) => remote.routes);
  return routes.find(({ path }) => matchesPath(path, pathname))?.followsHotel ?? false;
}

/** Finds the remote that owns a path, and whether the visitor may see it. */
export function findRemote(
  { remotes, restrictedPaths }: Pick<RegistryDocument, 'remotes' | 'restrictedPaths'>,
  pathname: string,
  permissions: readonly string[],
): Destination {
  for (const remote of remotes) {
    const route = remote.routes.find(({ path }) => matchesPath(path, pathname));
    if (!route) continue;
    if (!holdsAny(permissions, route.permissions ?? [])) return { kind: 'denied' };
    return { kind: 'remote', remote, shellLayout: route.shellLayout };
  }
  return restrictedPaths.some((path) => matchesPath(path, pathname))
    ? { kind: 'denied' }
    : { kind: 'unknown' };
}
