import type { LoadFailure } from './load-failure.ts';

interface LoadTimes {
  asked: number;
  started?: number;
}

interface Loaded {
  name: string;
  release: string;
  base: string;
}

const times = new Map<string, LoadTimes>();
const reported = new Set<string>();
let documentMs: number | undefined;

/** Remembers how long the registry document took. */
export function noteDocument(ms: number): void {
  documentMs = ms;
}

/** Remembers when a release was first asked for, and when its code ran. */
export function noteLoad(base: string, moment: 'asked' | 'started'): void {
  const now = performance.now();
  const known = times.get(base);
  if (moment === 'asked') times.set(base, known ?? { asked: now });
  else if (known) known.started ??= now;
}

/**
 * Tells the platform how the load of a release went: once when its first screen shows, and each time it fails in
 * front of somebody. The answer does not matter, and that there may be nobody to answer neither.
 */
export function reportLoad(
  { name, release, base }: Loaded,
  { failure }: { failure?: LoadFailure } = {},
): void {
  if (!failure && reported.has(base)) return;
  if (!failure) reported.add(base);
  const { asked, started } = times.get(base) ?? {};
  const since = (moment: number | undefined) =>
    asked === undefined || moment === undefined ? null : Math.round(moment - asked);
  const report = {
    remote: name,
    release,
    outcome: failure ? 'failed' : 'shown',
    document_ms: documentMs === undefined ? null : Math.round(documentMs),
    entry_ms: since(started),
    screen_ms: failure ? null : since(performance.now()),
    reason: failure ? failure.message.slice(0, 300) : null,
  };
  times.delete(base);
  navigator.sendBeacon?.(
    '/platform/telemetry',
    new Blob([JSON.stringify(report)], { type: 'application/json' }),
  );
}
