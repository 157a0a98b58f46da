import type { LiveRemote, LoadableRelease, LoadPhase, LoadReport } from '@suite/descriptor';
import { sessionAtom } from '@suite/session';
import { store } from '../../session/session-store.ts';
import { toLoadFailure } from '../../transfer/load-failure.ts';
import type { LoadTrace, ReleaseToLoad } from '../lifecycle/remote-stage.ts';
import { describeFailure } from './describe-failure.ts';
import { isFetched } from '../download/fetch-release.ts';
import { countReleasesRun, flushReports, recordRun, sendReport } from './send-reports.ts';

/** Leaving a page cancels its requests before `pagehide`, so failures are reported only if the page stays. */
const failureReportDelayMs = 1_000;

const mountedReleases = new Set<string>();
const pendingLoads = new Set<() => void>();

export async function reportLoad<T>(
  release: LoadableRelease,
  { remote, quiet, signal }: ReleaseToLoad,
  load: (trace: LoadTrace) => Promise<T>,
): Promise<T> {
  const trace = traceLoad(remote, release);
  signal?.addEventListener('abort', () => trace.cancel());
  try {
    return await load(trace);
  } catch (error) {
    const failure = toLoadFailure(error);
    if (quiet) trace.discard();
    else trace.failed(failure);
    throw failure;
  }
}

export function traceLoad(remote: LiveRemote, release: LoadableRelease): LoadTrace {
  const key = `${remote.name}/${release.release}`;
  const shouldReport = remote.cohort !== 'override';
  const times: LoadReport['times'] = {};
  const cold = !isFetched(release);
  let phase: LoadPhase = 'fetch';
  let since = performance.now();
  const report = (outcome: LoadReport['outcome'], more: Partial<LoadReport> = {}) => {
    if (!shouldReport) return;
    const { name } = remote;
    const load = { remote: name, release: release.release, outcome, phase, cold, times: { ...times } };
    sendReport({ ...load, ran_before: countReleasesRun(), ...more });
  };
  const { user } = store.get(sessionAtom);
  /** Offline visitors and ended sessions are not failures of the release. */
  const isEvidence = () => navigator.onLine && store.get(sessionAtom).user?.user_id === user?.user_id;
  const endPhase = (which: LoadPhase) => {
    const now = performance.now();
    times[which] = Math.round(now - since);
    since = now;
    if (which === 'fetch') recordRun(key);
    phase = which === 'fetch' ? 'start' : 'render';
  };
  const cancel = () => {
    if (pendingLoads.delete(cancel) && !mountedReleases.has(key)) report('called-off');
  };
  pendingLoads.add(cancel);
  return {
    endPhase,
    cancel,
    discard: () => void pendingLoads.delete(cancel),
    mounted() {
      pendingLoads.delete(cancel);
      if (mountedReleases.has(key)) return;
      mountedReleases.add(key);
      endPhase('render');
      report('mounted');
    },
    failed(error) {
      pendingLoads.delete(cancel);
      const at = { phase, ran_before: countReleasesRun(), failure: describeFailure(error, release.base) };
      const leave = () => {
        if (pendingLoads.delete(leave)) report('called-off', { phase: at.phase });
      };
      pendingLoads.add(leave);
      if (!isEvidence()) return leave();
      setTimeout(() => {
        if (!isEvidence()) leave();
        else if (pendingLoads.delete(leave)) report('failed', at);
      }, failureReportDelayMs);
    },
  };
}

globalThis.addEventListener('pagehide', () => {
  for (const cancel of pendingLoads) cancel();
  flushReports();
});
