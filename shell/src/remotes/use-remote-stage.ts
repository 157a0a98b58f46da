import { hasUnsavedAtom } from '@suite/session';
import type { LiveRemote } from '@suite/remote-kit/descriptor';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { refetchRelease } from './fetch-release.ts';
import { asLoadFailure, type LoadFailure } from './load-failure.ts';
import { loadRelease } from './load-release.ts';
import { patienceMs } from './patience.ts';
import type { RemoteStage } from './remote-stage.ts';
import { recoverRemote } from './recover-remote.ts';

/** What throws this soon after it came into the page counts as not having started. */
const startMs = 10_000;
/** The earlier release gets what a visitor's patience leaves: one hang after the other must not add up. */
const patienceLeft = 0.4;

interface StageOptions {
  pathname: string;
  fallback: ReactNode;
  /** Asks the registry again: another release may be the cure. */
  refresh: () => Promise<unknown>;
}

/**
 * Brings a remote to the page: its release, or when that fails the last known good one, once. While either is
 * missing the release is tried again quietly, and takes its place when nothing unsaved stands in it.
 */
export function useRemoteStage(remote: LiveRemote, { pathname, fallback, refresh }: StageOptions) {
  const [stage, setStage] = useState<RemoteStage>({ kind: 'loading' });
  const unsaved = useAtomValue(hasUnsavedAtom);
  const latest = useRef({ remote, pathname, refresh });
  useEffect(() => {
    latest.current = { remote, pathname, refresh };
  });

  const fallBack = useCallback(
    async (cause: LoadFailure): Promise<RemoteStage> => {
      const { fallback: earlier } = latest.current.remote;
      if (!earlier) return { kind: 'failed', cause };
      const options = { pathname: latest.current.pathname, fallback, patience: patienceMs() * patienceLeft };
      try {
        return { kind: 'earlier', Screens: await loadRelease(earlier, options), cause };
      } catch {
        return { kind: 'failed', cause };
      }
    },
    [fallback],
  );

  useEffect(() => {
    let over = false;
    const { remote: wanted, pathname: path } = latest.current;
    const reach = async (): Promise<RemoteStage> => {
      try {
        return newest(await loadRelease(wanted, { pathname: path, fallback }));
      } catch (error) {
        return fallBack(asLoadFailure(error));
      }
    };
    void reach().then((reached) => {
      if (!over) setStage(reached);
    });
    return () => {
      over = true;
    };
  }, [fallback, fallBack]);

  const cause = 'cause' in stage ? stage.cause : undefined;
  useEffect(() => {
    if (!cause || unsaved) return;
    return recoverRemote({
      cause,
      refresh: () => latest.current.refresh(),
      load: () => loadRelease(latest.current.remote, { pathname: latest.current.pathname, fallback }),
      remote: () => latest.current.remote,
      onRecovered: (Screens) => setStage(newest(Screens)),
    });
  }, [cause, unsaved, fallback]);

  /** What a mounted release threw. */
  const fail = (error: unknown) => {
    const failure = asLoadFailure(error);
    if (stage.kind === 'newest' && performance.now() - stage.since < startMs) {
      setStage({ kind: 'loading' });
      void fallBack(failure).then(setStage);
    } else setStage({ kind: 'failed', cause: failure });
  };
  /** Tries the newest release again while what is shown stays. */
  const retry = async () => {
    await refresh().catch(() => undefined);
    const { remote: wanted, pathname: path } = latest.current;
    try {
      await refetchRelease(wanted);
      setStage(newest(await loadRelease(wanted, { pathname: path, fallback })));
    } catch (error) {
      if (stage.kind === 'failed') setStage(await fallBack(asLoadFailure(error)));
    }
  };
  return { stage, fail, retry };
}

function newest(Screens: ComponentType): RemoteStage {
  return { kind: 'newest', Screens, since: performance.now() };
}
