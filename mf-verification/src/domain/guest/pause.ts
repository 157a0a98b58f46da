import type { VerificationBooking } from '@suite/contracts/verification';

/** Until when checks are paused: an instant in milliseconds, or the end of the day. */
export type Pause = number | 'today';

const longestCountdownMs = 60 * 60 * 1000;

/** The pause that a refused call speaks of. */
export function pauseOfRefusal(retryAfterSeconds: number | null, now: number): Pause {
  const ms = (retryAfterSeconds ?? Number.POSITIVE_INFINITY) * 1000;
  return ms > longestCountdownMs ? 'today' : now + ms;
}

/** The pause of the holder of a link, as the booking says it. */
export function pauseOfBooking({ attempts }: VerificationBooking): Pause | null {
  if (attempts.left_today <= 0) return 'today';
  return attempts.paused_until === null ? null : Date.parse(attempts.paused_until);
}

/** The minutes left of a pause, begun ones counted whole. */
export function minutesLeft(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / 60_000));
}
