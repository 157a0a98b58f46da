import { expect, test } from '@jest/globals';
import { memoryByPart, memoryGrowth } from './memory-over-time.mjs';

const run = (rss: (second: number) => number, heap = rss) =>
  Array.from({ length: 90 }, (_, second) => ({ ms: second * 1000, rss: rss(second), heap: heap(second) }));

test('memory that only warms up is flat, and one that leaks is not', () => {
  expect(memoryGrowth(run((second) => 100 + 3 * Math.min(second, 30)))).toEqual({ rss: 1, heap: 1 });
  expect(memoryGrowth(run((second) => 100 + second)).rss).toBeCloseTo(160 / 130);
});

test('what waits for a collection does not count', () => {
  const samples = run(
    (second) => 200 + (second % 5) * 10,
    (second) => 50 + (second % 10) * 10,
  );
  expect(memoryGrowth(samples)).toEqual({ rss: 1, heap: 1 });
  expect(memoryByPart(samples, 3)).toEqual([
    { fromMs: 0, rss: 200, medianRss: 220, heap: 50 },
    { fromMs: 30_000, rss: 200, medianRss: 220, heap: 50 },
    { fromMs: 60_000, rss: 200, medianRss: 220, heap: 50 },
  ]);
});
