import type { LiveRemote, LoadableRelease } from '@suite/descriptor';
import { useMemo, useRef, type RefObject } from 'react';
import { toLoadFailure } from '../../transfer/load-failure.ts';
import type { LoadOptions, RemoteStage, StartedRelease } from './remote-stage.ts';

export type LoadRelease = (release: LoadableRelease, options: LoadOptions) => Promise<StartedRelease>;

export interface ReleaseLoader {
  load: LoadRelease;
  loadEarlier(signal?: AbortSignal): Promise<StartedRelease>;
  fallBack(error: unknown, signal?: AbortSignal): Promise<RemoteStage>;
}

export function useReleaseLoader(
  latest: RefObject<{ remote: LiveRemote; load: LoadRelease }>,
): ReleaseLoader {
  const earlier = useRef<Promise<StartedRelease> | undefined>(undefined);
  return useMemo(() => {
    const load: LoadRelease = (release, options) => latest.current.load(release, options);
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
