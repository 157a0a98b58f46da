import { describe, expect, test } from '@jest/globals';
import { attemptsLeft, pauseRefusal, type FinishedCheck } from './attempts-left.ts';

const now = new Date('2027-03-05T12:00:00Z');
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** Lists checks, newest first and a minute apart: `r` is a refusal, `m` a match. */
function checks(states: string, newestMinutesAgo = 0): FinishedCheck[] {
  return [...states].map((letter, index) => ({
    state: letter === 'm' ? 'matched' : 'refused',
    finished_at: minutesAgo(newestMinutesAgo + index),
  }));
}

const inMinutes = (minutes: number) => minutesAgo(-minutes);

describe('attemptsLeft', () => {
  test.each<[string, number, number, Date | null]>([
    ['', 0, 10, null],
    ['r', 0, 9, null],
    ['rr', 0, 8, null],
    ['rrr', 0, 7, inMinutes(15)],
    ['rrr', 14, 7, inMinutes(1)],
    ['rrr', 15, 7, null],
    ['rrrr', 0, 6, null],
    ['rrrrrr', 2, 4, inMinutes(13)],
    ['mrrr', 0, 6, null],
    ['rrmr', 0, 6, null],
    ['rrrm', 0, 6, inMinutes(15)],
    ['rrrrrrrrr', 20, 1, null],
    ['rrrrrrrrrr', 20, 0, inMinutes(24 * 60 - 29)],
    ['rrrrrrrrrrrr', 20, 0, inMinutes(24 * 60 - 29)],
    ['rrrrrrrrrr', 24 * 60, 10, null],
  ])('after %j, the last of them %i minutes ago: %i left, paused until %s', (states, ago, left, until) => {
    expect(attemptsLeft(checks(states, ago), now)).toEqual({ left_today: left, paused_until: until });
  });
});

describe('pauseRefusal', () => {
  test.each([
    [14.2, 'Too many failed attempts. Please try again in 15 minutes, or show your ID at the front desk.'],
    [0.2, 'Too many failed attempts. Please try again in 1 minute, or show your ID at the front desk.'],
  ])('%d minutes', (minutes, sentence) => {
    expect(pauseRefusal({ left_today: 5, paused_until: inMinutes(minutes) }, now).message).toBe(sentence);
  });

  test('points to the desk when nothing is left', () => {
    expect(pauseRefusal({ left_today: 0, paused_until: inMinutes(600) }, now).message).toBe(
      'You have used all attempts for today. Please show your ID at the front desk.',
    );
  });
});
