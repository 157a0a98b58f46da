import { expect, test } from '@jest/globals';
import { monthsAround } from './months-around.ts';

test.each([
  ['2027-03', '2026-04', '2027-04'],
  ['2027-12', '2027-01', '2028-01'],
])('around %s: %s to %s', (month, from, to) => {
  expect(monthsAround(month)).toEqual({ from, to });
});
