import { expect, test } from '@jest/globals';
import { suggestOperatingPoint } from './error-rates.ts';

const pairs = (same: boolean, ...distances: number[]) => distances.map((distance) => ({ same, distance }));
const spread = (count: number, from: number, to: number) =>
  Array.from({ length: count }, (_, index) => from + ((to - from) * index) / (count - 1));

test('the line lies just below the nearest stranger when there are few', () => {
  const measured = [...pairs(true, 0.2, 0.3, 0.7), ...pairs(false, 0.6, 0.9, 1)];
  expect(suggestOperatingPoint(measured)).toEqual({
    ...{ sure: 0.2, line: 0.5999, strangers: 0.9 },
    ...{ stranger_pairs: 3, false_matches: 0 },
  });
});

test('one stranger in a thousand is taken', () => {
  const strangers = [0.4, 0.5, ...spread(1998, 0.8, 1.2)];
  const found = suggestOperatingPoint([...pairs(true, 0.2), ...pairs(false, ...strangers)]);
  expect(found).toMatchObject({ false_matches: 2, line: 0.7999 });
  expect(strangers.filter((distance) => distance <= (found?.line ?? 0))).toHaveLength(2);
});

test('a net that does not tell people apart has no operating point', () => {
  expect(suggestOperatingPoint([...pairs(true, 0.8, 0.9), ...pairs(false, 0.5, 0.6)])).toBeNull();
});
