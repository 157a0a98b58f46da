import { describe, expect, test } from '@jest/globals';
import { rangeNearStart, slicesOf, offsetRangeOf } from './offset-range.ts';

describe('which rows a page is', () => {
  const rows = Array.from({ length: 47 }, (_, index) => index);
  test('the same ones from whichever end they are reached', () => {
    for (const limit of [1, 3, 10, 46, 47, 48, 100]) {
      for (let page = 1; page <= 50; page += 1) {
        const stretch = offsetRangeOf((page - 1) * limit, limit, rows.length);
        const all = stretch?.from === 'end' ? rows.toReversed() : rows;
        const taken = stretch ? all.slice(stretch.skip, stretch.skip + stretch.take) : [];
        expect(taken.toSorted((one, other) => one - other)).toEqual(
          rows.slice((page - 1) * limit, page * limit),
        );
      }
    }
  });
  test('never walks more than half the rows', () => {
    for (let page = 1; page <= 5; page += 1)
      expect(offsetRangeOf((page - 1) * 10, 10, 47)?.skip).toBeLessThanOrEqual(47 / 2);
  });
  test('near the start the total is not asked for', () => {
    expect(rangeNearStart(0, 10)).toEqual({ from: 'start', skip: 0, take: 10 });
    expect(rangeNearStart(10_000, 100)).toEqual({ from: 'start', skip: 10_000, take: 100 });
    expect(rangeNearStart(10_010, 10)).toBeNull();
  });
});

test('a page of lists that follow each other is the same as of all in one', () => {
  const sizes = [3, 0, 14, 1, 1, 25];
  const rows = sizes.flatMap((size, place) => Array.from({ length: size }, (_, at) => `${place}.${at}`));
  for (const limit of [1, 2, 10, 100]) {
    for (let skip = 0; skip <= rows.length + limit; skip += limit) {
      const taken = slicesOf(sizes, skip, limit).flatMap((piece) =>
        Array.from({ length: piece.take }, (_, at) => `${piece.place}.${piece.skip + at}`),
      );
      expect(taken).toEqual(rows.slice(skip, skip + limit));
    }
  }
});
