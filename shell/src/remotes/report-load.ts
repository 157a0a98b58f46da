import {
  maxReleasesRun,
  type LiveRemote,
  type LoadableRelease,
  type LoadPhase,
  type LoadReport,
} from '@suite/remote-kit/descriptor';
import { sessionAtom } from '@suite/session';
import { store } from '../session/session-store.ts';
import { isFetched } from './fetch-release.ts';

const batchMs = 3_000;
/** A page that is left calls its requests off before it is told that it goes: a failure is told once it has stayed. */
const stayMs = 1_000;
const againMs = 10_000;
/** More than this the registry does not take in one. */
const mostReports = 20;

const shown = new Set<string>();
/** The releases whose code has run in this page, in order: any of them may be why a later one fails. */
const ran = new Set<string>();
let waiting: LoadReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** How often the page was left; a browser may keep it for Back, and wake it. */
let departures = 0;

/** Follows one load that somebody waits for, and reports how it went. */
export interface LoadTrace {
  /** A phase is over, and the next begins. */
  ended(phase: LoadPhase): void;
  /** The first screen stands in the page; what is shown again is no load. */
  mounted(): void;
  /** It failed in the phase it was in. */
  failed(): void;
}

/** A load of `release` begins. What comes from a developer's machine is nobody else's business. */
export function traceLoad(remote: LiveRemote, release: LoadableRelease): LoadTrace {
  const key = `${remote.name}/${release.release}`;
  const isTold = remote.cohort !== 'override';
  const times: LoadReport['times'] = {};
  const cold = !isFetched(release);
  let phase: LoadPhase = 'fetch';
  let since = performance.now();
  const tell = (outcome: LoadReport['outcome'], during = phase, ran_before = ranCount()) => {
    if (!isTold) return;
    const { name } = remote;
    report({
      remote: name,
      release: release.release,
      outcome,
      phase: during,
      cold,
      times: { ...times },
      ran_before,
    });
  };
  const { user } = store.get(sessionAtom);
  /** Whether what failed may be the release, and not a visitor who went offline or whose session ended. */
  const isEvidence = () => navigator.onLine && store.get(sessionAtom).user?.user_id === user?.user_id;
  const ended = (which: LoadPhase) => {
    const now = performance.now();
    times[which] = Math.round(now - since);
    since = now;
    if (which === 'fetch') ran.add(key);
    phase = which === 'fetch' ? 'start' : 'render';
  };
  return {
    ended,
    mounted() {
      if (shown.has(key)) return;
      shown.add(key);
      ended('render');
      tell('mounted');
    },
    failed() {
      const [failedIn, departuresBefore, ranBefore] = [phase, departures, ranCount()];
      if (!isEvidence()) return;
      setTimeout(() => {
        if (isEvidence() && departures === departuresBefore) tell('failed', failedIn, ranBefore);
      }, stayMs);
    },
  };
}

function ranCount(): number {
  return Math.min(ran.size, maxReleasesRun);
}

function report(load: LoadReport): void {
  waiting.push(load);
  timer ??= setTimeout(flush, batchMs);
}

function flush(): void {
  clearTimeout(timer);
  timer = undefined;
  const reports = waiting;
  waiting = [];
  for (let at = 0; at < reports.length; at += mostReports) void send(reports.slice(at, at + mostReports));
}

/** The answer does not matter, and that there may be nobody to answer neither: it is said once more, and left. */
async function send(reports: LoadReport[], isFirst = true): Promise<void> {
  const answer = await fetch('/platform/telemetry', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reports, ran: [...ran].slice(0, maxReleasesRun) }),
    keepalive: true,
  }).catch(() => undefined);
  if (isFirst && (!answer || answer.status >= 500)) setTimeout(() => void send(reports, false), againMs);
}

globalThis.addEventListener('pagehide', () => {
  departures += 1;
  flush();
});
