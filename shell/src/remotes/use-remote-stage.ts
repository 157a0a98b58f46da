import { hasUnsavedAtom } from '@suite/session';
import type { LiveRemote, LoadableRelease } from '@suite/remote-kit/descriptor';
import { useAtomValue } from 'jotai';
import type { RemoteModule } from '@suite/remote-kit';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import { refetchRelease } from './fetch-release.ts';
import { asLoadFailure } from './load-failure.ts';
import { loadRelease } from './load-release.ts';
import { patienceMs } from './patience.ts';
import type { RemoteStage, Started } from './remote-stage.ts';
import { recoverRemote } from './recover-remote.ts';
import { traceLoad } from './report-load.ts';

/** What throws this soon after it came into the page counts as not having started. */
const startMs = 10_000;
/** The earlier release gets what a visitor's patience leaves: one hang after the other must not add up. */
const patienceLeft = 0.4;

interface StageOptions {
  /** Makes what is mounted of the release's exposed module. */
  open: (module: RemoteModule) => Promise<ComponentType>;
  /** Asks the registry again: another release may be the cure. */
  refresh: () => Promise<unknown>;
}

interface StartOptions {
  /** It failed before: what failed then is fetched anew. */
  again?: boolean;
  /** Nobody waits for it. */
  quiet?: boolean;
  /** Aborted when it is not waited for any more. */
  signal?: AbortSignal | undefined;
  patience?: number;
}

/**
 * Brings a remote to the page: its release, or when that fails the last known good one, once. While either is
 * missing the release is tried again quietly, and takes its place when nothing unsaved stands in it.
 */
export function useRemoteStage(remote: LiveRemote, { open, refresh }: StageOptions) {
  const [stage, setStage] = useState<RemoteStage>({ kind: 'loading' });
  const unsaved = useAtomValue(hasUnsavedAtom);
  const latest = useRef({ remote, open, refresh });
  useEffect(() => {
    latest.current = { remote, open, refresh };
  });

  const start = useCallback(
    async (
      release: LoadableRelease,
      { again, quiet, patience, signal }: StartOptions = {},
    ): Promise<Started> => {
      const { remote: of, open: mountable } = latest.current;
      const trace = traceLoad(of, release);
      signal?.addEventListener('abort', () => trace.callOff());
      try {
        if (again) await refetchRelease(release);
        const onFetched = () => trace.ended('fetch');
        const Screens = await loadRelease(release, { open: mountable, patience, onFetched });
        trace.ended('start');
        return { Screens, trace };
      } catch (error) {
        if (quiet) trace.drop();
        else trace.failed(error);
        throw asLoadFailure(error);
      }
    },
    [],
  );

  const fallBack = useCallback(
    async (error: unknown, signal?: AbortSignal): Promise<RemoteStage> => {
      const cause = asLoadFailure(error);
      const { fallback: earlier } = latest.current.remote;
      if (!earlier || cause.isOwn) return { kind: 'failed', cause };
      try {
        return {
          kind: 'earlier',
          cause,
          ...(await start(earlier, { patience: patienceMs() * patienceLeft, signal })),
        };
      } catch {
        return { kind: 'failed', cause };
      }
    },
    [start],
  );

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    void start(latest.current.remote, { signal })
      .then(newest, (error: unknown) => fallBack(error, signal))
      .then((reached) => {
        if (!signal.aborted) setStage(reached);
      });
    return () => leaving.abort();
  }, [start, fallBack]);

  const cause = 'cause' in stage ? stage.cause : undefined;
  // What an earlier release shows may be a form; a card holds nothing.
  const mustStay = unsaved && stage.kind === 'earlier';
  useEffect(() => {
    if (!cause || mustStay) return;
    return recoverRemote({
      cause,
      failed: latest.current.remote,
      remote: () => latest.current.remote,
      refresh: () => latest.current.refresh(),
      load: (release) => start(release, { again: true, quiet: true }),
      onRecovered: (started) => setStage(newest(started)),
    });
  }, [cause, mustStay, start]);

  /** What a mounted release threw. */
  const fail = (error: unknown) => {
    if ('trace' in stage) stage.trace.failed(error);
    if (stage.kind === 'newest' && performance.now() - stage.since < startMs) {
      setStage({ kind: 'loading' });
      void fallBack(error).then(setStage);
    } else setStage({ kind: 'failed', cause: asLoadFailure(error) });
  };
  /** Tries the newest release again while what is shown stays. */
  const retry = async () => {
    await refresh().catch(() => undefined);
    try {
      setStage(newest(await start(latest.current.remote, { again: true })));
    } catch (error) {
      if (stage.kind === 'failed') setStage(await fallBack(error));
    }
  };
  return { stage, fail, retry };
}

function newest(started: Started): RemoteStage {
  return { kind: 'newest', ...started, since: performance.now() };
}
