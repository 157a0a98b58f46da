import { expect, test } from '@jest/globals';
import { isLinkAlive } from './link-expiry.ts';

const stay = (time_zone: string, checkout_date: string | null = '2027-03-08') => ({
  checkin_date: '2027-03-05',
  checkout_date,
  time_zone,
});

test.each([
  ['UTC', '2027-03-08T23:59:59.999Z', '2027-03-09T00:00:00Z'],
  // These zones are 13 hours ahead of UTC and 11 behind.
  ['Pacific/Auckland', '2027-03-08T10:59:59.999Z', '2027-03-08T11:00:00Z'],
  ['Pacific/Pago_Pago', '2027-03-09T10:59:59.999Z', '2027-03-09T11:00:00Z'],
  ['Asia/Kathmandu', '2027-03-08T18:14:59.999Z', '2027-03-08T18:15:00Z'],
])('a link dies with the check-out day in %s', (zone, last, first) => {
  expect(isLinkAlive(stay(zone), new Date('2027-01-01T00:00:00Z'))).toBe(true);
  expect(isLinkAlive(stay(zone), new Date(last))).toBe(true);
  expect(isLinkAlive(stay(zone), new Date(first))).toBe(false);
});

test('the day on which the clocks go forward ends an hour sooner', () => {
  const leaving = stay('Europe/Lisbon', '2027-03-28');
  expect(isLinkAlive(leaving, new Date('2027-03-28T22:59:59.999Z'))).toBe(true);
  expect(isLinkAlive(leaving, new Date('2027-03-28T23:00:00Z'))).toBe(false);
});

test('without a check-out it lives for thirty days from check-in', () => {
  expect(isLinkAlive(stay('UTC', null), new Date('2027-04-04T23:59:59.999Z'))).toBe(true);
  expect(isLinkAlive(stay('UTC', null), new Date('2027-04-05T00:00:00Z'))).toBe(false);
});
