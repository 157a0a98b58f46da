import { expect, test } from '@jest/globals';
import { paginate } from './pagination.schema.ts';

test.each([
  [1, 10, 0, { totalPages: 0, hasNext: false, hasPrev: false }],
  [1, 10, 10, { totalPages: 1, hasNext: false, hasPrev: false }],
  [1, 10, 11, { totalPages: 2, hasNext: true, hasPrev: false }],
  [2, 10, 11, { totalPages: 2, hasNext: false, hasPrev: true }],
  [9, 10, 11, { totalPages: 2, hasNext: false, hasPrev: true }],
])('page %d of %d rows a page, %d rows in all', (page, limit, total, expected) => {
  expect(paginate(page, limit, total)).toEqual({ page, limit, total, ...expected });
});
