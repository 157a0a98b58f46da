import { expect, test } from '@jest/globals';
import { bookingsOf, countOf } from './count-of.ts';

test.each([
  [0, '0 nights'],
  [1, '1 night'],
  [2, '2 nights'],
])('%i', (count, shown) => {
  expect(countOf(count, 'night')).toBe(shown);
});

test('Bookings are counted in words', () => {
  expect([bookingsOf(1), bookingsOf(3)]).toEqual(['1 booking', '3 bookings']);
});
