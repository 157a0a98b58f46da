import type { LiveRemote, LoadableRelease } from '@suite/descriptor';
import { useMemo, useRef, type RefObject } from 'react';
import { refetchRelease } from '../download/fetch-release.ts';
import { toLoadFailure } from '../../transfer/load-failure.ts';
import { loadRelease, type ModuleToOpen } from './load-release.ts';
import type { TraceLoad } from './load-trace.ts';
import type { RemoteStage, StartedRelease } from './remote-stage.ts';

interface LoaderProps extends ModuleToOpen {
  remote: LiveRemote;
  traceLoad: TraceLoad;
}

interface LoadOptions {
  again?: boolean;
  quiet?: boolean;
  signal?: AbortSignal | undefined;
}

export interface ReleaseLoader {
  load(release: LoadableRelease, options?: LoadOptions): Promise<StartedRelease>;
  loadEarlier(signal?: AbortSignal): Promise<StartedRelease>;
  fallBack(error: unknown, signal?: AbortSignal): Promise<RemoteStage>;
}

export function useReleaseLoader(latest: RefObject<LoaderProps>): ReleaseLoader {
  const earlier = useRef<Promise<StartedRelease> | undefined>(undefined);
  return useMemo(() => {
    const load: ReleaseLoader['load'] = async (release, { again, quiet, signal } = {}) => {
      const { remote, traceLoad, ...toOpen } = latest.current;
      const trace = traceLoad(remote, release);
      signal?.addEventListener('abort', () => trace.cancel());
      try {
        if (again) await refetchRelease(release);
        const Screens = await loadRelease(release, { ...toOpen, onFetched: () => trace.endPhase('fetch') });
        trace.endPhase('start');
        return { release, Screens, trace };
      } catch (error) {
        if (quiet) trace.discard();
        else trace.failed(error);
        throw toLoadFailure(error);
      }
    };
    const loadEarlier = async (signal?: AbortSignal) => {
      const { fallback } = latest.current.remote;
      if (!fallback) throw new Error('There is no earlier release');
      earlier.current ??= load(fallback, { signal }).catch((error: unknown) => {
        earlier.current = undefined;
        throw error;
      });
      return earlier.current;
    };
    const fallBack = async (error: unknown, signal?: AbortSignal): Promise<RemoteStage> => {
      const cause = toLoadFailure(error);
      if (cause.isShellFailure) return { kind: 'failed', cause };
      return loadEarlier(signal).then(
        (started) => ({ kind: 'earlier', cause, ...started }),
        () => ({ kind: 'failed', cause }),
      );
    };
    return { load, loadEarlier, fallBack };
  }, [latest]);
}
