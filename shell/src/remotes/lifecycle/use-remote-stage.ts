import { hasUnsavedAtom } from '@suite/session';
import type { LiveRemote, LoadableRelease } from '@suite/descriptor';
import { useAtomValue } from 'jotai';
import { startTransition, useEffect, useRef, useState, useMemo, type RefObject } from 'react';
import { awaitRelease, isArriving } from '../download/fetch-release.ts';
import { toLoadFailure } from '../../transfer/load-failure.ts';
import type { RemoteStage, StartedRelease, LoadOptions } from './remote-stage.ts';
import { recoverRemote } from './recover-remote.ts';
import { watchSlowLoad } from './watch-slow-load.ts';

/** An error within this time counts as a failed start. */
const startMs = 10_000;

interface StageOptions {
  load: LoadRelease;
  /** A release shown before renders at once; awaiting even a resolved promise would show a spinner first. */
  reopen?: () => StartedRelease | undefined;
  refresh: () => Promise<unknown>;
}

/** Loads the newest release, or the last good one if that stalls or fails. Unsaved entries are never replaced. */
export function useRemoteStage(remote: LiveRemote, options: StageOptions) {
  const [first] = useState((): RemoteStage => {
    const started = options.reopen?.();
    return started ? newest(started) : { kind: 'loading' };
  });
  const [stage, setStage] = useState(first);
  const [reached, setReached] = useState<RemoteStage>();
  const unsaved = useAtomValue(hasUnsavedAtom);
  const latest = useRef({ remote, ...options });
  useEffect(() => {
    latest.current = { remote, ...options };
  });
  const loader = useReleaseLoader(latest);

  useEffect(() => {
    if (first.kind === 'newest') return;
    const whileLoading = (next: RemoteStage) => setStage((now) => (now.kind === 'loading' ? next : now));
    return loadOrFallBack(latest.current.remote, loader, {
      onLate: () => whileLoading({ kind: 'loading', isLate: true }),
      onEarlier: (started) => whileLoading({ kind: 'earlier', ...started }),
      onReached: setReached,
    });
  }, [first, loader]);

  const mustStay = unsaved && stage.kind === 'earlier';
  if (reached && !(mustStay && reached.kind !== 'earlier')) {
    setReached(undefined);
    setStage(reached);
  }
  const cause = 'cause' in stage ? stage.cause : undefined;
  useEffect(() => {
    if (!cause || mustStay) return;
    return recoverRemote({
      cause,
      failed: latest.current.remote,
      remote: () => latest.current.remote,
      refresh: () => latest.current.refresh(),
      load: (release) => loader.load(release, { again: true, quiet: true }),
      onRecovered: (started) => setStage(newest(started)),
    });
  }, [cause, mustStay, loader]);

  const fail = (error: unknown) => {
    if ('trace' in stage) stage.trace.failed(error);
    const { hasNotStarted } = toLoadFailure(error);
    if (stage.kind === 'newest' && (hasNotStarted || performance.now() - stage.since < startMs)) {
      setStage({ kind: 'loading' });
      void loader.fallBack(error).then(setStage);
    } else setStage({ kind: 'failed', cause: toLoadFailure(error) });
  };
  const retry = async () => {
    await latest.current.refresh().catch(() => undefined);
    try {
      setStage(newest(await loader.load(latest.current.remote, { again: true })));
    } catch (error) {
      if (stage.kind === 'failed') setStage(await loader.fallBack(error));
    }
  };
  return { stage, fail, retry };
}

interface LoadCallbacks {
  onLate: () => void;
  onEarlier: (started: StartedRelease) => void;
  onReached: (stage: RemoteStage) => void;
}

function loadOrFallBack(
  remote: LiveRemote,
  loader: ReleaseLoader,
  { onLate, onEarlier, onReached }: LoadCallbacks,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const ends = [remote, ...(remote.fallback ? [remote.fallback] : [])].map(awaitRelease);
  const stop = watchSlowLoad({
    isArriving: () => isArriving(remote),
    onLate,
    onSilent: () =>
      void loader.loadEarlier(signal).then(
        (started) => signal.aborted || onEarlier(started),
        () => undefined,
      ),
  });
  void loader
    .load(remote, { signal })
    .then(newest, (error: unknown) => loader.fallBack(error, signal))
    .then((stage) => {
      stop();
      // A transition renders the screen in chunks, so that the page stays responsive.
      if (!signal.aborted) startTransition(() => onReached(stage));
    });
  return () => {
    leaving.abort();
    stop();
    for (const end of ends) end();
  };
}

function newest(started: StartedRelease): RemoteStage {
  return { kind: 'newest', ...started, since: performance.now() };
}

type LoadRelease = (release: LoadableRelease, options: LoadOptions) => Promise<StartedRelease>;

interface ReleaseLoader {
  load: LoadRelease;
  loadEarlier(signal?: AbortSignal): Promise<StartedRelease>;
  fallBack(error: unknown, signal?: AbortSignal): Promise<RemoteStage>;
}

function useReleaseLoader(latest: RefObject<{ remote: LiveRemote; load: LoadRelease }>): ReleaseLoader {
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
