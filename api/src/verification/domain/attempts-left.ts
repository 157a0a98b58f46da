import { DomainError } from '../../errors/domain-error.ts';
const failuresBeforePause = 3;
const pauseInMs = 15 * 60_000;
const checksOfDay = 10;
const dayInMs = 24 * 60 * 60_000;

export interface FinishedCheck {
  state: 'refused' | 'matched';
  finished_at: Date;
}

export interface AttemptsLeft {
  left_today: number;
  paused_until: Date | null;
}

/** @param checks of the last 24 hours, newest first */
export function attemptsLeft(checks: readonly FinishedCheck[], now: Date): AttemptsLeft {
  const ofDay = checks.filter(({ finished_at }) => now.getTime() - finished_at.getTime() < dayInMs);
  const left_today = Math.max(0, checksOfDay - ofDay.length);
  const lastOfDay = ofDay[checksOfDay - 1];
  const ends = [lastOfDay && lastOfDay.finished_at.getTime() + dayInMs, endOfPause(ofDay)];
  const latest = Math.max(0, ...ends.filter((end) => end !== undefined));
  return { left_today, paused_until: latest > now.getTime() ? new Date(latest) : null };
}

function endOfPause(checks: readonly FinishedCheck[]): number | undefined {
  const match = checks.findIndex(({ state }) => state === 'matched');
  const failures = match === -1 ? checks.length : match;
  const [newest] = checks;
  if (!newest || failures === 0 || failures % failuresBeforePause !== 0) return undefined;
  return newest.finished_at.getTime() + pauseInMs;
}

export function pauseRefusal({ left_today, paused_until }: AttemptsLeft, now: Date): DomainError {
  if (left_today === 0) return new DomainError('TOO_MANY_REQUESTS', 'CHECKS_USED_UP');
  const minutes = Math.max(1, Math.ceil(((paused_until?.getTime() ?? 0) - now.getTime()) / 60_000));
  return new DomainError('TOO_MANY_REQUESTS', 'CHECKS_PAUSED', { minutes });
}
