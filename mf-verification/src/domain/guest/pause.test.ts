import { expect, test } from '@jest/globals';
import { guestBooking } from '../../testing/guest-booking.ts';
import { emailProblem } from './email-problem.ts';
import { minutesLeft, pauseOfBooking, pauseOfRefusal } from './pause.ts';

const now = Date.parse('2027-03-05T22:00:00Z');

test.each([
  [90, now + 90_000],
  [900, now + 900_000],
  [7200, 'today'],
  [null, 'today'],
])('a refusal for %s seconds is a pause until %s', (seconds, pause) => {
  expect(pauseOfRefusal(seconds, now)).toBe(pause);
});

test.each([
  [{ left_today: 10, paused_until: null }, null],
  [{ left_today: 7, paused_until: '2027-03-05T22:15:00.000Z' }, now + 900_000],
  [{ left_today: 0, paused_until: null }, 'today'],
])('a booking with %j says so', (attempts, pause) => {
  expect(pauseOfBooking(guestBooking(undefined, { attempts }))).toBe(pause);
});

test('a begun minute counts whole', () => {
  expect(minutesLeft(now + 61_000, now)).toBe(2);
  expect(minutesLeft(now + 60_000, now)).toBe(1);
  expect(minutesLeft(now - 1, now)).toBe(0);
});

test.each([
  ['', 'emailRequired'],
  ['ida', 'emailInvalid'],
  ['ida@guests', 'emailInvalid'],
  ['ida @guests.test', 'emailInvalid'],
  ['ida@guests..test', 'emailInvalid'],
  [`${'i'.repeat(250)}@guests.test`, 'emailInvalid'],
  ['ida@guests.test', null],
])('the address %j: %s', (email, problem) => {
  expect(emailProblem(email)).toBe(problem);
});
