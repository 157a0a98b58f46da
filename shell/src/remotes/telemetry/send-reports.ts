import { maxReleasesRun, type LoadReport } from '@suite/descriptor';

const batchMs = 3_000;
const retryDelayMs = 10_000;
/** More than this the registry does not take in one body. */
const maxReportsPerBatch = 20;

/** The releases whose code has run in this page, in order: any of them may be why a later one fails. */
const ran = new Set<string>();
let waiting: LoadReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let announceRun: (() => void) | undefined;

/** Notes that code of a release runs in this page from now on. */
export function recordRun(release: string): void {
  ran.add(release);
  announceRun?.();
}

/** Runs `listener` before code of a release runs. */
export function onRun(listener: () => void): void {
  announceRun = listener;
}

/** The releases that have run in this page, as far as reports name them. */
export function listReleasesRun(): string[] {
  return [...ran].slice(0, maxReleasesRun);
}

/** How many of them there are. */
export function countReleasesRun(): number {
  return Math.min(ran.size, maxReleasesRun);
}

/** Sends a report with the next batch; offline, when the visitor is back. */
export function sendReport(report: LoadReport): void {
  waiting.push(report);
  timer ??= setTimeout(flushReports, batchMs);
}

/** Sends what waits. */
export function flushReports(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!navigator.onLine) return;
  const reports = waiting;
  waiting = [];
  for (let at = 0; at < reports.length; at += maxReportsPerBatch)
    void send(reports.slice(at, at + maxReportsPerBatch));
}

/** A failure is sent once more, then dropped: reports are samples. */
async function send(reports: LoadReport[], isFirst = true): Promise<void> {
  const answer = await fetch('/platform/telemetry', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reports, ran: listReleasesRun() }),
    keepalive: true,
  }).catch(() => undefined);
  // By an answer of 401 the server has renewed the session.
  const mayBeTaken = !answer || answer.status === 401 || answer.status >= 500;
  if (isFirst && mayBeTaken) setTimeout(() => void send(reports, false), retryDelayMs);
}

globalThis.addEventListener('online', flushReports);
