import { useMemo, useSyncExternalStore, Component, type ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import type { RemoteModule } from '../define-remote.tsx';
import type { RemoteHost } from '../remote-host.tsx';
import { hideBuildError, showBuildError } from './build-error.ts';
import { followBuilds } from './follow-builds.ts';
import { refreshComponents, type HotModule } from './refresh.ts';

class CrashBoundary extends Component<{ children: ReactNode; onCrash: () => void }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    showBuildError(error);
    this.props.onCrash();
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

interface Session {
  name: string;
  socket: string;
  hot: HotModule;
  hash: () => string;
}

export interface HotRemote {
  module: RemoteModule;
  replace(remote: RemoteModule): Promise<void>;
}

/** Makes a remote replaceable by each build of its development server; see `npm run dev`. */
export function hotRemote(first: RemoteModule, session: Session): HotRemote {
  const store = createHotStore(first);
  let crashed = false;
  const remount = () => {
    crashed = false;
    store.change({ generation: store.current().generation + 1 });
  };
  followReplacements(session, {
    hasCrashed: () => crashed,
    remount,
    onEnded: () => store.change({ ended: true }),
  });

  const gone = () =>
    // Hosts offer a retry for errors of this name.
    Object.assign(new Error(`The development server of ${session.name} has ended`), {
      name: 'ScriptNetworkError',
    });

  function createScreens(fallback: ReactNode, host?: RemoteHost) {
    if (store.current().ended) throw gone();
    return function HotScreens() {
      const { remote, generation, ended } = useSyncExternalStore(store.subscribe, store.current);
      const Screens = useMemo(() => remote.createScreens(fallback, host), [remote]);
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
        return store.current().remote.routes;
      },
      get parts() {
        return store.current().remote.parts;
      },
      createScreens,
    },
    async replace(remote) {
      await remote.routes.find(({ path }) => matchPath(path, location.pathname))?.screen();
      store.change({ remote });
      remount();
    },
  };
}

function createHotStore(remote: RemoteModule) {
  let state = { remote, generation: 0, ended: false };
  const listeners = new Set<() => void>();
  return {
    current: () => state,
    change(changed: Partial<typeof state>): void {
      state = { ...state, ...changed };
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

interface ReplacementHandlers {
  hasCrashed(): boolean;
  remount(): void;
  onEnded(): void;
}

function followReplacements(
  { socket, hot, hash }: Session,
  { hasCrashed, remount, onEnded }: ReplacementHandlers,
) {
  const take = async (built: string) => {
    if (built === hash()) {
      // The same build keeps its own crash on display, but an error of another build is over.
      if (!hasCrashed()) hideBuildError();
      return;
    }
    hideBuildError();
    if (hot.status() !== 'idle') return location.reload();
    try {
      await hot.check(true);
      refreshComponents();
      if (hasCrashed()) remount();
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
      onEnded();
    },
  });
}
