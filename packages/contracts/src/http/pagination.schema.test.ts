import { expect, test } from '@jest/globals';
import { listOrderSchema, paginate } from './pagination.schema.ts';

test.each([
  [1, 10, 0, { totalPages: 0, hasNext: false, hasPrev: false }],
  [1, 10, 10, { totalPages: 1, hasNext: false, hasPrev: false }],
  [1, 10, 11, { totalPages: 2, hasNext: true, hasPrev: false }],
  [2, 10, 11, { totalPages: 2, hasNext: false, hasPrev: true }],
  [9, 10, 11, { totalPages: 2, hasNext: false, hasPrev: true }],
])('page %d of %d rows a page, %d rows in all', (page, limit, total, expected) => {
  expect(paginate(page, limit, total)).toEqual({ page, limit, total, ...expected });
});

const schema = listOrderSchema(['name', 'created_at']);

test.each([{}, { sort: '', order: '' }, { sort: 'name' }, { sort: 'created_at', order: 'desc' }])(
  '%j is an order',
  (query) => expect(schema.isValidSync(query)).toBe(true),
);

test.each([
  [{ sort: 'password' }, 'Sort must be one of name, created_at'],
  [{ sort: 1 }, 'Sort must be one of name, created_at'],
  [{ order: 'up' }, 'Order must be asc or desc'],
])('%j is refused', (query, message) => expect(() => schema.validateSync(query)).toThrow(message));
