import { describe, expect, test } from '@jest/globals';
import { clockTime, dayLabel, hourLabel, monthLabel, timeSince } from './display-time.ts';

test('days, months and hours read the same wherever the reader is', () => {
  expect(dayLabel('2027-03-05')).toBe('Fri 5 Mar');
  expect(monthLabel('2027-01')).toBe('Jan 2027');
  expect([hourLabel(0), hourLabel(23)]).toEqual(['00:00', '23:00']);
});

describe('the clock of a hotel', () => {
  const now = new Date('2027-03-05T22:00:00Z');
  test.each([
    ['Europe/Lisbon', '2027-03-05T14:30:00Z', '14:30'],
    ['Europe/Lisbon', '2027-03-06T09:00:00Z', '06/Mar/2027, 09:00'],
    ['Pacific/Kiritimati', '2027-03-05T14:30:00Z', '04:30'],
    ['Pacific/Kiritimati', '2027-03-05T09:00:00Z', '05/Mar/2027, 23:00'],
    ['Pacific/Pago_Pago', '2027-03-06T09:00:00Z', '22:00'],
  ])('in %s: %s is %s', (zone, instant, shown) => {
    expect(clockTime(instant, zone, now)).toBe(shown);
  });
});

test.each([
  ['2027-03-05T21:59:31Z', 'just now'],
  ['2027-03-05T22:00:20Z', 'just now'],
  ['2027-03-05T21:55:00Z', '5 minutes ago'],
  ['2027-03-05T19:00:00Z', '3 hours ago'],
  ['2027-03-04T20:00:00Z', 'yesterday'],
  ['2027-02-28T22:00:00Z', '5 days ago'],
])('%s was %s', (instant, said) => {
  expect(timeSince(instant, new Date('2027-03-05T22:00:00Z'))).toBe(said);
});
