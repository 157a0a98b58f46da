import { describe, expect, test } from '@jest/globals';
import { nearStretch, stretchOf } from './page-stretch.ts';

describe('which rows a page is', () => {
  const rows = Array.from({ length: 47 }, (_, index) => index);
  test('the same ones from whichever end they are reached', () => {
    for (const limit of [1, 3, 10, 46, 47, 48, 100]) {
      for (let page = 1; page <= 50; page += 1) {
        const stretch = stretchOf(page, limit, rows.length);
        const all = stretch?.from === 'oldest' ? rows.toReversed() : rows;
        const taken = stretch ? all.slice(stretch.skip, stretch.skip + stretch.take) : [];
        expect(taken.toSorted((one, other) => one - other)).toEqual(
          rows.slice((page - 1) * limit, page * limit),
        );
      }
    }
  });
  test('never walks more than half the rows', () => {
    for (let page = 1; page <= 5; page += 1)
      expect(stretchOf(page, 10, 47)?.skip).toBeLessThanOrEqual(47 / 2);
  });
  test('near the newest the total is not asked for', () => {
    expect(nearStretch(1, 10)).toEqual({ from: 'newest', skip: 0, take: 10 });
    expect(nearStretch(101, 100)).toEqual({ from: 'newest', skip: 10_000, take: 100 });
    expect(nearStretch(1002, 10)).toBeNull();
  });
});
