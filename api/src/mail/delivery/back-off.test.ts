import { expect, test } from '@jest/globals';
import { backOffInMs } from './record-attempt.ts';

test('the wait doubles with each attempt up to an hour', () => {
  const longest = (attempts: number) => backOffInMs(attempts, 'later', () => 0) / 1000;
  expect([1, 2, 3, 4, 9, 10, 100].map(longest)).toEqual([10, 20, 40, 80, 2560, 3600, 3600]);
});

test('chance takes away up to half of it, so that mails do not come back all at once', () => {
  expect(backOffInMs(100, 'later', () => 1)).toBe(1_800_000);
  const waits = Array.from({ length: 50 }, () => backOffInMs(5, 'later'));
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(80_000);
  expect(Math.max(...waits)).toBeLessThanOrEqual(160_000);
  expect(new Set(waits).size).toBeGreaterThan(10);
});

test('a server that was down keeps no mail waiting for more than five minutes', () => {
  expect([1, 5, 6, 100].map((attempts) => backOffInMs(attempts, 'server', () => 0) / 1000)).toEqual([
    10, 160, 300, 300,
  ]);
});
