import type { Catalog } from '@suite/i18n';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { loadWithTexts } from './load-with-texts.ts';
import { RemoteHostContext, type RemoteHost } from './remote-host.ts';

/** One URL of a remote and the module that shows it. */
export interface RemoteRoute {
  /** Absolute, as in `remote.json`: `/bookings`, `/hotels/:id`. */
  path: string;
  /** Loads the screen; called again when a first attempt failed. */
  screen: () => Promise<ComponentType>;
}

/** What the host gives a part: it stands over the page while `open`, and keeps its state while closed. */
export interface PartProps {
  open: boolean;
  onClose: () => void;
}

/** Loads a part; called again when a first attempt failed. */
export type RemotePart = () => Promise<ComponentType<PartProps>>;

/** The default export of `remote.tsx`, the interface between host and remote. */
export interface RemoteModule {
  routes: readonly RemoteRoute[];
  /** What the host shows beside any route, by the name in `remote.json`. */
  parts: Readonly<Record<string, RemotePart>>;
  /**
   * Makes the component that shows the remote's screens. Each call starts afresh: a screen that failed
   * to load is asked for again.
   * @param fallback shown while a screen loads
   * @param host what the screens use of other remotes; without it slots stay empty
   */
  createScreens(fallback: ReactNode, host?: RemoteHost): ComponentType;
}

interface RemoteDefinition extends Pick<RemoteModule, 'routes'>, Partial<Pick<RemoteModule, 'parts'>> {
  /** The texts of the remote; a screen or part is shown once they are there in the language of the page. */
  catalog?: Pick<Catalog<never>, 'load'>;
}

/** Declares a remote: `export default defineRemote({ routes })`. */
export function defineRemote({ routes, parts = {}, catalog }: RemoteDefinition): RemoteModule {
  const withTexts = <Component,>(load: () => Promise<Component>) => loadWithTexts(load, catalog);
  // A loaded screen is rendered directly: a lazy one would first show the fallback, and React keeps
  // a fallback in place for some 300 ms once it is seen.
  const ready = new Map<string, ComponentType>();
  const remembered = routes.map(({ path, screen }) => ({
    path,
    screen: withTexts(async () => {
      const Screen = await screen();
      ready.set(path, Screen);
      return Screen;
    }),
  }));
  return {
    routes: remembered,
    parts: Object.fromEntries(Object.entries(parts).map(([name, load]) => [name, withTexts(load)])),
    createScreens(fallback, host) {
      const screens = remembered.map(({ path, screen }) => {
        const Screen = ready.get(path) ?? lazy(async () => ({ default: await screen() }));
        return <Route key={path} path={path} element={<Screen />} />;
      });
      return function RemoteScreens() {
        const shown = (
          <Suspense fallback={fallback}>
            <Routes>{screens}</Routes>
          </Suspense>
        );
        return host ? <RemoteHostContext value={host}>{shown}</RemoteHostContext> : shown;
      };
    },
  };
}
