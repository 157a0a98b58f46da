import { expect, test } from '@jest/globals';
import { latencyBound } from './count-calls.ts';

test.each([
  [0.2, 1],
  [1, 1],
  [1.2, 2],
  [95, 100],
  [101, 126],
  [1000, 1000],
  [1001, 1259],
  [500_000, 158_489],
])('%d ms are counted within %d ms', (ms, bound) => {
  expect(latencyBound(ms)).toBe(bound);
});
