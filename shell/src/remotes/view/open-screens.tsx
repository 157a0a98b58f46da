import type { ExposedModule } from '../federation/exposed-module.ts';
import type { LiveRemote, LoadableRelease } from '@suite/descriptor';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import type { ReleaseScreens, StartedRelease } from '../lifecycle/remote-stage.ts';
import { traceLoad } from '../telemetry/report-load.ts';
import { loadMount, hostOf } from './remote-host.tsx';

const opened = new Map<string, ReleaseScreens>();

interface ScreensToOpen extends Pick<LiveRemote, 'name' | 'events' | 'routes' | 'cohort'> {
  loaded: LoadableRelease;
  pathname: string;
  loading: ReactNode;
}

/** Throws if the module exports no screens. Its component throws for missing routes, which would stay blank. */
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
  const routeOf = (path: string) => remote.routes?.find((route) => matchPath(route.path, path));
  await routeOf(pathname)?.screen();
  const Screens = remote.createScreens(loading, host);
  function KnownScreens() {
    const { pathname: current } = useLocation();
    if (!routeOf(current)) throw new Error(`The release has no screen for ${current}`);
    return <Screens />;
  }
  // The code of an override changes during development.
  if (cohort !== 'override') opened.set(openedKey(loaded, routes, pathname), KnownScreens);
  return KnownScreens;
}

export function reopenScreens(remote: LiveRemote, pathname: string): StartedRelease | undefined {
  const Screens = opened.get(openedKey(remote, remote.routes, pathname));
  if (!Screens) return undefined;
  const trace = traceLoad(remote, remote);
  trace.endPhase('fetch');
  trace.endPhase('start');
  return { release: remote, Screens, trace };
}

function openedKey({ base }: LoadableRelease, routes: LiveRemote['routes'], pathname: string): string {
  return `${base} ${routes.find(({ path }) => matchPath(path, pathname))?.path}`;
}
