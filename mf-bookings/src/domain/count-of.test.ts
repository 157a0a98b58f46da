import { expect, test } from '@jest/globals';
import { countOf } from './count-of.ts';

test.each([
  [0, '0 nights'],
  [1, '1 night'],
  [2, '2 nights'],
])('%i', (count, shown) => {
  expect(countOf(count, 'night')).toBe(shown);
});
