import type { Failure } from './classify-failure.ts';

const firstInMs = 10_000;
/** During an outage, mails are sent one at a time, so that a short limit suffices. */
const longestInMs = { server: 300_000, later: 3_600_000, refused: 3_600_000 };

/** Doubles the delay up to the limit, and subtracts up to half of it at random. */
export function backOffInMs(
  attempts: number,
  kind: Failure['kind'],
  chance: () => number = Math.random,
): number {
  const whole = Math.min(longestInMs[kind], firstInMs * 2 ** (attempts - 1));
  return Math.round(whole * (1 - chance() / 2));
}
