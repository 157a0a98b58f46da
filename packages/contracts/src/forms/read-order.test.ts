import { expect, test } from '@jest/globals';
import { readOrder, type OrderFilters } from './read-order.ts';

test.each<[string, OrderFilters<'name' | 'status'>]>([
  ['', { sort: '', order: '' }],
  ['sort=name', { sort: 'name', order: 'asc' }],
  ['sort=status&order=desc', { sort: 'status', order: 'desc' }],
  ['sort=status&order=up', { sort: 'status', order: 'asc' }],
  ['sort=password&order=desc', { sort: '', order: '' }],
])('%s is read as %j', (query, order) => {
  expect(readOrder(new URLSearchParams(query), ['name', 'status'])).toEqual(order);
});
