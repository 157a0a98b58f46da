import type { LiveRemote, LoadableRelease, LoadPhase, LoadReport } from '@suite/remote-kit/descriptor';
import { sessionAtom } from '@suite/session';
import { store } from '../session/session-store.ts';
import { describeFailure } from './describe-failure.ts';
import { isFetched } from './fetch-release.ts';
import { countRun, flushReports, noteRun, sendReport } from './send-reports.ts';

/** A page that is left calls its requests off before it is told that it goes: a failure is told once it has stayed. */
const stayMs = 1_000;

const shown = new Set<string>();
/** Ends each load as called off that is under way, or that failed a moment ago. */
const underWay = new Set<() => void>();

/** Follows one load that somebody waits for, and reports how it went. */
export interface LoadTrace {
  /** A phase is over, and the next begins. */
  ended(phase: LoadPhase): void;
  /** The first screen stands in the page; what is shown again is no load. */
  mounted(): void;
  /** It failed in the phase it was in. */
  failed(error: unknown): void;
  /** It is not waited for any more; no failure of the release. */
  callOff(): void;
  /** It ended in a way that is not reported. */
  drop(): void;
}

/** A load of `release` begins. What comes from a developer's machine is nobody else's business. */
export function traceLoad(remote: LiveRemote, release: LoadableRelease): LoadTrace {
  const key = `${remote.name}/${release.release}`;
  const isTold = remote.cohort !== 'override';
  const times: LoadReport['times'] = {};
  const cold = !isFetched(release);
  let phase: LoadPhase = 'fetch';
  let since = performance.now();
  const tell = (outcome: LoadReport['outcome'], more: Partial<LoadReport> = {}) => {
    if (!isTold) return;
    const { name } = remote;
    const load = { remote: name, release: release.release, outcome, phase, cold, times: { ...times } };
    sendReport({ ...load, ran_before: countRun(), ...more });
  };
  const { user } = store.get(sessionAtom);
  /** Whether what failed may be the release, and not a visitor who went offline or whose session ended. */
  const isEvidence = () => navigator.onLine && store.get(sessionAtom).user?.user_id === user?.user_id;
  const ended = (which: LoadPhase) => {
    const now = performance.now();
    times[which] = Math.round(now - since);
    since = now;
    if (which === 'fetch') noteRun(key);
    phase = which === 'fetch' ? 'start' : 'render';
  };
  const callOff = () => {
    if (underWay.delete(callOff) && !shown.has(key)) tell('called-off');
  };
  underWay.add(callOff);
  return {
    ended,
    callOff,
    drop: () => void underWay.delete(callOff),
    mounted() {
      underWay.delete(callOff);
      if (shown.has(key)) return;
      shown.add(key);
      ended('render');
      tell('mounted');
    },
    failed(error) {
      underWay.delete(callOff);
      const at = { phase, ran_before: countRun(), failure: describeFailure(error, release.base) };
      const leave = () => {
        if (underWay.delete(leave)) tell('called-off', { phase: at.phase });
      };
      underWay.add(leave);
      if (!isEvidence()) return leave();
      setTimeout(() => {
        if (!isEvidence()) leave();
        else if (underWay.delete(leave)) tell('failed', at);
      }, stayMs);
    },
  };
}

globalThis.addEventListener('pagehide', () => {
  for (const callOff of underWay) callOff();
  flushReports();
});
