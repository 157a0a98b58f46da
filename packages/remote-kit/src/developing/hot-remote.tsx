import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import type { RemoteModule } from '../define-remote.tsx';
import { hideBuildError, showBuildError } from './build-error.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { followBuilds } from './follow-builds.ts';
import type { HotModule } from './hot-module.ts';
import { refreshComponents } from './refresh.ts';

interface Session {
  name: string;
  /** The web socket of the development server. */
  socket: string;
  hot: HotModule;
  /** The hash of the build that runs in the page. */
  hash: () => string;
}

/** A remote that is replaced in its place, without a page load, by each build of a development server. */
export interface HotRemote {
  module: RemoteModule;
  replace(remote: RemoteModule): Promise<void>;
}

/** Makes a remote hot; see `npm run dev`. */
export function hotRemote(first: RemoteModule, { name, socket, hot, hash }: Session): HotRemote {
  let state = { remote: first, generation: 0, ended: false };
  let crashed = false;
  const listeners = new Set<() => void>();
  const change = (changed: Partial<typeof state>) => {
    state = { ...state, ...changed };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const remount = () => {
    crashed = false;
    change({ generation: state.generation + 1 });
  };

  const take = async (built: string) => {
    if (built === hash()) {
      // The same code again: what it threw still stands, what was wrong with another build does not.
      if (!crashed) hideBuildError();
      return;
    }
    hideBuildError();
    if (hot.status() !== 'idle') return location.reload();
    try {
      await hot.check(true);
      refreshComponents();
      if (crashed) remount();
    } catch (error) {
      // After a partly failed replacement only a reload is safe.
      if (['abort', 'fail'].includes(hot.status())) location.reload();
      else showBuildError(error);
    }
  };
  let taking = Promise.resolve();
  followBuilds(socket, {
    onBuilt(built) {
      taking = taking.then(() => take(built));
    },
    onFailed: showBuildError,
    onEnded() {
      hideBuildError();
      change({ ended: true });
    },
  });

  const gone = () =>
    // Hosts offer a retry for errors of this name.
    Object.assign(new Error(`The development server of ${name} has ended`), { name: 'ScriptNetworkError' });

  function createScreens(fallback: ReactNode) {
    if (state.ended) throw gone();
    return function HotScreens() {
      const { remote, generation, ended } = useSyncExternalStore(subscribe, () => state);
      const Screens = useMemo(() => remote.createScreens(fallback), [remote]);
      if (ended) throw gone();
      return (
        <CrashBoundary
          key={generation}
          onCrash={() => {
            crashed = true;
          }}
        >
          <Screens />
        </CrashBoundary>
      );
    };
  }

  return {
    module: {
      get routes() {
        return state.remote.routes;
      },
      get parts() {
        return state.remote.parts;
      },
      createScreens,
    },
    async replace(remote) {
      await remote.routes.find(({ path }) => matchPath(path, location.pathname))?.screen();
      change({ remote });
      remount();
    },
  };
}
