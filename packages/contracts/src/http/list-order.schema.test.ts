import { expect, test } from '@jest/globals';
import { listOrderSchema } from './list-order.schema.ts';

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
