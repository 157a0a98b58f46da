import type { Catalog } from '@suite/i18n';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RemoteHostContext, type RemoteHost } from './remote-host.tsx';

export interface RemoteRoute {
  /** Paths are absolute, as in `remote.json`: `/bookings`, `/hotels/:id`. */
  path: string;
  screen: () => Promise<ComponentType>;
}

/** A part stays mounted while it is closed, and keeps its state. */
export interface PartProps {
  open: boolean;
  onClose: () => void;
}

export type RemotePart = () => Promise<ComponentType<PartProps>>;

export interface RemoteModule {
  routes: readonly RemoteRoute[];
  parts: Readonly<Record<string, RemotePart>>;
  /** Creates the component with the remote's screens. Each call retries screens that failed to load. */
  createScreens(fallback: ReactNode, host?: RemoteHost): ComponentType;
}

interface RemoteDefinition extends Pick<RemoteModule, 'routes'>, Partial<Pick<RemoteModule, 'parts'>> {
  catalog?: Pick<Catalog<never>, 'load'>;
}

/** Declares a remote: `export default defineRemote({ routes })`. */
export function defineRemote({ routes, parts = {}, catalog }: RemoteDefinition): RemoteModule {
  const withTexts = <Component,>(load: () => Promise<Component>) => loadWithTexts(load, catalog);
  // A loaded screen is rendered directly: a lazy one would first show the fallback, which React keeps for some 300 ms.
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

function loadWithTexts<Component>(
  load: () => Promise<Component>,
  catalog: Pick<Catalog<never>, 'load'> | undefined,
): () => Promise<Component> {
  return async () => {
    const [component] = await Promise.all([load(), catalog?.load()]);
    return component;
  };
}

/** A module that fills a slot exports this by default. */
export interface FillModule<Props extends object = object> {
  /** The host calls this again if the first attempt failed. */
  createFill(host: RemoteHost): Promise<ComponentType<Props>>;
}

interface FillDefinition<Props extends object> {
  component: () => Promise<ComponentType<Props>>;
  catalog?: Pick<Catalog<never>, 'load'>;
}

/** Declares a fill: `export default defineFill<BookingsSlots['booking-details.sections']>({ component })`. */
export function defineFill<Props extends object>({
  component,
  catalog,
}: FillDefinition<Props>): FillModule<Props> {
  const load = loadWithTexts(component, catalog);
  return {
    async createFill(host) {
      const Component = await load();
      return function Fill(props) {
        return (
          <RemoteHostContext value={host}>
            <Component {...props} />
          </RemoteHostContext>
        );
      };
    },
  };
}
