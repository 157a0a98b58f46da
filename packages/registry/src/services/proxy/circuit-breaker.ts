export interface BreakerSettings {
  /** Failures in a row that open it. */
  maxFailures: number;
  /** How long it stays open before one call tries again. */
  openMs: number;
}

/** `half-open`: a call is on its way that decides. */
export type BreakerState = 'closed' | 'open' | 'half-open';

/** A call that the breaker let through; exactly one of these ends it. */
export interface AdmittedCall {
  succeed(): void;
  fail(): void;
  /** Ended without an outcome, as when the caller went away. */
  cancel(): void;
}

export interface CircuitBreaker {
  state(): BreakerState;
  /** Undefined while it is open, and while another call tries. */
  admit(): AdmittedCall | undefined;
  /** Until the next call may try; 0 unless it is open. */
  retryAfterMs(): number;
}

/**
 * Spares a service that does not answer, and its callers the time-outs. After `maxFailures` in a row calls are refused for
 * `openMs`; then one call tries, whose outcome closes it or opens it again. Another one tries where it takes longer than
 * `openMs`: a caller who sends slowly does not keep the others away.
 * @param now milliseconds of a monotonic clock
 */
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
          // A late answer from before the failures does not close it.
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
