import { redactReason } from '@suite/descriptor';
import { findThrowingRelease } from './describe-failure.ts';
import { countReleasesRun, sendReport } from './send-reports.ts';

const maxReportsPerRelease = 5;

const sent = new Map<string, number>();

/** Reports errors that no boundary catches: those of handlers, timers and promises. */
export function reportThrown(error: unknown): void {
  const thrown = findThrowingRelease(error);
  if (!thrown) return;
  const { remote, release, ...position } = thrown;
  const key = `${remote}/${release}`;
  const count = sent.get(key) ?? 0;
  if (count >= maxReportsPerRelease) return;
  sent.set(key, count + 1);
  const { name, message } = error as Error;
  const reason = redactReason(name === 'Error' ? message : `${name}: ${message}`);
  const load = { remote, release, outcome: 'threw', phase: 'render', cold: false, times: {} } as const;
  sendReport({ ...load, ran_before: countReleasesRun(), failure: { reason, ...position } });
}

globalThis.addEventListener('error', ({ error }) => reportThrown(error));
globalThis.addEventListener('unhandledrejection', ({ reason }) => reportThrown(reason));
