import type { LoadableRelease, VisibleRoute } from '@suite/descriptor';
import type { ExposedModule } from '../federation/exposed-module.ts';
import type { ReleaseScreens } from '../lifecycle/remote-stage.ts';
import { loadMount } from './mount/load-mount.ts';
import { remoteHost } from './slot/remote-host.ts';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

interface OpenScreensOptions {
  release: LoadableRelease;
  /** As the registry lists them. */
  routes: readonly VisibleRoute[];
  pathname: string;
  loading: ReactNode;
}

/**
 * Makes the component of a release's screens and loads the one of `pathname`. What it draws throws for a path that the
 * release declares and its module lacks: the page would stay blank.
 * @throws Error for a module that exports no screens
 */
export async function openScreens(
  remote: ExposedModule,
  { release, routes, pathname, loading }: OpenScreensOptions,
): Promise<ReleaseScreens> {
  if (remote.mount) {
    const { openMount } = await loadMount();
    return openMount({ mount: remote.mount }, { release, routes, loading });
  }
  if (!remote.routes || !remote.createScreens) throw new Error('./remote does not export what a remote must');
  // Read at each use: during development the routes change.
  const routeOf = (path: string) => remote.routes?.find((route) => matchPath(route.path, path));
  await routeOf(pathname)?.screen();
  const Screens = remote.createScreens(loading, remoteHost);
  return function KnownScreens() {
    const { pathname: current } = useLocation();
    if (!routeOf(current)) throw new Error(`The release has no screen for ${current}`);
    return <Screens />;
  };
}
