import { maxReleasesRun, type LoadReport } from '@suite/descriptor';

const batchMs = 3_000;
const retryDelayMs = 10_000;
/** The registry rejects larger requests. */
const maxReportsPerBatch = 20;

const ran = new Set<string>();
let waiting: LoadReport[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let announceRun: (() => void) | undefined;

export function recordRun(release: string): void {
  ran.add(release);
  announceRun?.();
}

export function onRun(listener: () => void): void {
  announceRun = listener;
}

export function listReleasesRun(): string[] {
  return [...ran].slice(0, maxReleasesRun);
}

export function countReleasesRun(): number {
  return Math.min(ran.size, maxReleasesRun);
}

export function sendReport(report: LoadReport): void {
  waiting.push(report);
  timer ??= setTimeout(flushReports, batchMs);
}

export function flushReports(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!navigator.onLine) return;
  const reports = waiting;
  waiting = [];
  for (let at = 0; at < reports.length; at += maxReportsPerBatch)
    void send(reports.slice(at, at + maxReportsPerBatch));
}

/** Reports are samples, so they are dropped after one retry. */
async function send(reports: LoadReport[], isFirst = true): Promise<void> {
  const answer = await fetch('/platform/telemetry', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ reports, ran: listReleasesRun() }),
    keepalive: true,
  }).catch(() => undefined);
  // A 401 response has renewed the session.
  const mayBeTaken = !answer || answer.status === 401 || answer.status >= 500;
  if (isFirst && mayBeTaken) setTimeout(() => void send(reports, false), retryDelayMs);
}

globalThis.addEventListener('online', flushReports);
