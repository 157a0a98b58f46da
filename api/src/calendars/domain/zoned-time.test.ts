import { expect, test } from '@jest/globals';
import { instantIn, isTimeZone } from './zoned-time.ts';

test.each([
  ['Europe/Lisbon', '2027-01-05T15:00:00', '2027-01-05T15:00:00.000Z'],
  ['Europe/Lisbon', '2027-07-05T15:00:00', '2027-07-05T14:00:00.000Z'],
  ['America/New_York', '2027-03-14T01:59:00', '2027-03-14T06:59:00.000Z'],
  ['America/New_York', '2027-03-14T03:00:00', '2027-03-14T07:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-01-01T00:00:00', '2026-12-31T10:00:00.000Z'],
])('in %s %s is %s', (zone, local, instant) => {
  expect(new Date(instantIn(zone, local)).toISOString()).toBe(instant);
});

test.each([
  ['Europe/Lisbon', true],
  ['W. Europe Standard Time', false],
  ['', false],
  [undefined, false],
])('%s is a zone of the tz database: %s', (name, is) => {
  expect(isTimeZone(name)).toBe(is);
});
