import { expect, test } from '@jest/globals';
import { readOrder, wholeNumberIn, type OrderFilters } from './search-params.ts';

test.each<[string, OrderFilters<'name' | 'status'>]>([
  ['', { sort: '', order: '' }],
  ['sort=name', { sort: 'name', order: 'asc' }],
  ['sort=status&order=desc', { sort: 'status', order: 'desc' }],
  ['sort=status&order=up', { sort: 'status', order: 'asc' }],
  ['sort=password&order=desc', { sort: '', order: '' }],
])('%s is read as %j', (query, order) => {
  expect(readOrder(new URLSearchParams(query), ['name', 'status'])).toEqual(order);
});

test.each([
  ['7', 7],
  ['0', null],
  ['101', null],
  ['1.5', null],
  ['', null],
])('the parameter "%s" names %s', (text, number) => {
  expect(wholeNumberIn(new URLSearchParams({ page: text }), 'page', 100)).toBe(number);
});
