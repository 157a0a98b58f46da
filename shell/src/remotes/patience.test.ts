import { expect, test } from '@jest/globals';
import { patienceMs } from './patience.ts';

test.each([
  ['a normal line', [5, 40, 900], 2_000],
  ['a slow line', [700, 800, 900], 4_800],
  ['a line that is hardly one', [4_000, 5_000], 10_000],
  ['a line nothing is known of', [], 2_000],
])('on %s', (_, waits, patience) => {
  expect(patienceMs(waits)).toBe(patience);
});
