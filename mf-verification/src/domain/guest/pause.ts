import type { VerificationBooking } from '@suite/contracts/verification';

/** A number is a timestamp in milliseconds; `today` lasts until the end of the day. */
export type Pause = number | 'today';

const longestCountdownMs = 60 * 60 * 1000;

/** Treats more than an hour, or an unknown time, as the rest of the day. */
export function pauseOfRefusal(retryAfterSeconds: number | null, now: number): Pause {
  const ms = (retryAfterSeconds ?? Number.POSITIVE_INFINITY) * 1000;
  return ms > longestCountdownMs ? 'today' : now + ms;
}

export function pauseOfBooking({ attempts }: VerificationBooking): Pause | null {
  if (attempts.left_today <= 0) return 'today';
  return attempts.paused_until === null ? null : Date.parse(attempts.paused_until);
}

export function minutesLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 60_000));
}
