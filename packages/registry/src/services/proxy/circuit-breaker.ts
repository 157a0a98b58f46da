export interface BreakerSettings {
  maxFailures: number;
  openMs: number;
}

/** `half-open`: the outcome of a trial call is pending. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** Exactly one of these methods must end an admitted call. */
export interface AdmittedCall {
  succeed(): void;
  fail(): void;
  cancel(): void;
}

export interface CircuitBreaker {
  state(): BreakerState;
  /** Returns undefined while the breaker is open, and while a trial call runs. */
  admit(): AdmittedCall | undefined;
  /** Returns the time until the next trial call; 0 unless it is open. */
  retryAfterMs(): number;
}

/** Admits another trial after `openMs`, so that a slow sender does not block others. */
export function openCircuitBreaker(
  { maxFailures, openMs }: BreakerSettings,
  now: () => number = () => performance.now(),
): CircuitBreaker {
  let failures = 0;
  let openedAt: number | undefined;
  let trial: { call: AdmittedCall; since: number } | undefined;

  const state = (): BreakerState => (openedAt === undefined ? 'closed' : trial ? 'half-open' : 'open');
  const close = () => {
    failures = 0;
    openedAt = undefined;
  };
  const open = () => (openedAt = now());

  return {
    state,
    retryAfterMs: () => (openedAt === undefined ? 0 : Math.max(0, openedAt + openMs - now())),
    admit() {
      const isTrial = openedAt !== undefined;
      if (openedAt !== undefined && now() < Math.max(openedAt, trial?.since ?? 0) + openMs) return undefined;
      const call: AdmittedCall = {
        succeed() {
          end();
          // A late response to a call from before the failures does not close it.
          if (isTrial || openedAt === undefined) close();
        },
        fail() {
          end();
          failures += 1;
          if (isTrial || (openedAt === undefined && failures >= maxFailures)) open();
        },
        cancel: () => end(),
      };
      const end = () => {
        if (trial?.call === call) trial = undefined;
      };
      if (isTrial) trial = { call, since: now() };
      return call;
    },
  };
}
