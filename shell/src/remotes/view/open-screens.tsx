import type { RemoteModule } from '@suite/remote-kit';
import type { ComponentType, ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';

/**
 * Makes the component of a release's screens and loads the one of `pathname`. What it draws throws for a path that the
 * release declares and its module lacks: the page would stay blank.
 */
export async function openScreens(
  module: Pick<RemoteModule, 'routes' | 'createScreens'>,
  pathname: string,
  loading: ReactNode,
): Promise<ComponentType> {
  const routeOf = (path: string) => module.routes.find((route) => matchPath(route.path, path));
  await routeOf(pathname)?.screen();
  const Screens = module.createScreens(loading);
  return function KnownScreens() {
    const { pathname: current } = useLocation();
    if (!routeOf(current)) throw new Error(`The release has no screen for ${current}`);
    return <Screens />;
  };
}
