import type { Failure } from './classify-failure.ts';

const firstInMs = 10_000;
/** A server that is down gets one mail at a time anyway; once it is back the delay must be short. */
const longestInMs = { server: 300_000, later: 3_600_000, refused: 3_600_000 };

/** How long to wait after this many attempts: doubled each time up to a longest, less up to half of it by chance. */
export function backOffInMs(
  attempts: number,
  kind: Failure['kind'],
  chance: () => number = Math.random,
): number {
  const whole = Math.min(longestInMs[kind], firstInMs * 2 ** (attempts - 1));
  return Math.round(whole * (1 - chance() / 2));
}
