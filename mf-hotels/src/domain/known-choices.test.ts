import { expect, test } from '@jest/globals';
import { clockIn, currencies, timeZones } from './known-choices.ts';

test('zones are those of the browser, in order, and currencies have names', () => {
  const zones = timeZones().map(({ value }) => value);
  expect(zones).toEqual(expect.arrayContaining(['Europe/Lisbon', 'Pacific/Kiritimati', 'UTC']));
  expect(zones).toEqual([...zones].sort());
  expect(currencies()).toContainEqual({ value: 'EUR', label: 'Euro' });
});

test.each([
  ['Europe/Lisbon', '13:30, UTC+1'],
  ['Pacific/Pago_Pago', '01:30, UTC-11'],
  ['UTC', '12:30, UTC'],
  ['Europe/Lis', undefined],
  ['', undefined],
])('a clock in %j shows %j', (zone, shown) => {
  expect(clockIn(zone, new Date('2027-07-01T12:30:00Z'))).toBe(shown);
});
