import type { ExposedModule } from '../federation/exposed-module.ts';
import type { LiveRemote } from '@suite/descriptor';
import type { ComponentType, ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { hostOf } from './remote-host.ts';

interface ScreensToOpen extends Pick<LiveRemote, 'name' | 'events'> {
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
  { pathname, loading, ...declared }: ScreensToOpen,
): Promise<ComponentType> {
  if (!remote.routes || !remote.createScreens) throw new Error('./remote does not export what a remote must');
  // Read at each use: during development the routes change.
  const routeOf = (path: string) => remote.routes?.find((route) => matchPath(route.path, path));
  await routeOf(pathname)?.screen();
  const Screens = remote.createScreens(loading, hostOf(declared));
  return function KnownScreens() {
    const { pathname: current } = useLocation();
    if (!routeOf(current)) throw new Error(`The release has no screen for ${current}`);
    return <Screens />;
  };
}
