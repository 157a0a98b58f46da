import type { RegistryDocument, LiveRemote } from '@suite/descriptor';
import { holdsAny } from '@suite/contracts/permissions';
import { matchesPath } from './matches-path.ts';

export type Destination =
  | { kind: 'remote'; remote: LiveRemote; shellLayout: boolean }
  | { kind: 'denied' }
  | { kind: 'unknown' };

export function findPageTitle({ title, routes }: LiveRemote, pathname: string): string {
  return routes.find(({ path }) => matchesPath(path, pathname))?.title ?? title;
}

export function isAboutChosenHotel(remotes: readonly LiveRemote[], pathname: string): boolean {
  const routes = remotes.flatMap((remote) => remote.routes);
  return routes.find(({ path }) => matchesPath(path, pathname))?.followsHotel ?? false;
}

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
