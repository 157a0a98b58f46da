import { expect, test } from '@jest/globals';
import { blockedTime } from './blocked-time.mjs';

const longTasks = [
  { start: 100, duration: 80 },
  { start: 300, duration: 150 },
  { start: 900, duration: 400 },
];

test('is what long tasks took beyond 50 ms each', () => {
  expect(blockedTime(longTasks, 2_000)).toEqual({ blockedMs: 30 + 100 + 350, longestTaskMs: 400 });
});

test('leaves out what began after the moment', () => {
  expect(blockedTime(longTasks, 500)).toEqual({ blockedMs: 130, longestTaskMs: 150 });
});

test('is nothing without long tasks', () => {
  expect(blockedTime([], 500)).toEqual({ blockedMs: 0, longestTaskMs: 0 });
});
