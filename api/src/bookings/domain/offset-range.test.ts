import { describe, expect, test } from '@jest/globals';
import { nearerEnd, slicesOf } from './offset-range.ts';

describe('which rows a page is', () => {
  const rows = Array.from({ length: 47 }, (_, index) => index);
  test('the same ones from whichever end they are reached', () => {
    for (const limit of [1, 3, 10, 46, 47, 48, 100]) {
      for (let page = 1; page <= 50; page += 1) {
        const taken = slicesOf([{ size: rows.length }], (page - 1) * limit, limit).flatMap((piece) => {
          const { from, skip, take } = nearerEnd(piece);
          return (from === 'end' ? rows.toReversed() : rows).slice(skip, skip + take);
        });
        expect(taken.toSorted((one, other) => one - other)).toEqual(
          rows.slice((page - 1) * limit, page * limit),
        );
      }
    }
  });
  test('never walks more than half the rows', () => {
    for (let skip = 0; skip < 47; skip += 10) {
      const take = Math.min(10, 47 - skip);
      expect(nearerEnd({ skip, take, size: 47 }).skip).toBeLessThanOrEqual(47 / 2);
    }
  });
});

test('a page of lists that follow each other is the same as of all in one', () => {
  const lists = [3, 0, 14, 1, 1, 25].map((size, place) => ({ size, place }));
  const rows = lists.flatMap(({ size, place }) => Array.from({ length: size }, (_, at) => `${place}.${at}`));
  for (const limit of [1, 2, 10, 100]) {
    for (let skip = 0; skip <= rows.length + limit; skip += limit) {
      const taken = slicesOf(lists, skip, limit).flatMap((piece) =>
        Array.from({ length: piece.take }, (_, at) => `${piece.place}.${piece.skip + at}`),
      );
      expect(taken).toEqual(rows.slice(skip, skip + limit));
    }
  }
});
