import type { ExposedModule } from '../federation/exposed-module.ts';
import type { LiveRemote, LoadableRelease } from '@suite/descriptor';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { ReleaseScreens } from '../lifecycle/remote-stage.ts';
import { loadMount } from './mount/load-mount.ts';
import { hostOf } from './remote-host.ts';

/** By release and route: what has a screen for the route that needs no waiting. */
const opened = new Map<string, ReleaseScreens>();

interface ScreensToOpen extends Pick<LiveRemote, 'name' | 'events' | 'routes' | 'cohort'> {
  /** The newest one, or the one before it. */
  loaded: LoadableRelease;
  pathname: string;
  /** Shown while a screen loads. */
  loading: ReactNode;
}

/**
 * Makes the component of a release's screens and loads the one of `pathname`. What it draws throws for a path that the
 * release declares and its module lacks: the page would stay blank.
 * @throws Error for a module that exports no screens
 */
export async function openScreens(
  remote: ExposedModule,
  { loaded, routes, pathname, loading, cohort, ...declared }: ScreensToOpen,
): Promise<ReleaseScreens> {
  const host = hostOf(declared);
  if (remote.mount) {
    const { openMount } = await loadMount();
    return openMount({ mount: remote.mount }, { release: loaded, host, routes, loading });
  }
  if (!remote.routes || !remote.createScreens)
    throw new Error('./remote exports neither mount nor what defineRemote makes');
  // Read at each use: during development the routes change.
  const routeOf = (path: string) => remote.routes?.find((route) => matchPath(route.path, path));
  await routeOf(pathname)?.screen();
  const Screens = remote.createScreens(loading, host);
  function KnownScreens() {
    const { pathname: current } = useLocation();
    if (!routeOf(current)) throw new Error(`The release has no screen for ${current}`);
    return <Screens />;
  }
  // The code behind an override changes while it is developed.
  if (cohort !== 'override') opened.set(openedKey(loaded, routes, pathname), KnownScreens);
  return KnownScreens;
}

/** The screens of a remote whose newest release was opened at this route before: they can be drawn at once. */
export function findOpenedScreens(remote: LiveRemote, pathname: string): ReleaseScreens | undefined {
  return opened.get(openedKey(remote, remote.routes, pathname));
}

function openedKey({ base }: LoadableRelease, routes: LiveRemote['routes'], pathname: string): string {
  return `${base} ${routes.find(({ path }) => matchPath(path, pathname))?.path}`;
}
