import { expect, jest, test } from '@jest/globals';
import { tableSortOf } from './table-sort-of.ts';

test('a table writes its order into the filters, and the own order of the list as blank', () => {
  const onChange = jest.fn();
  const sort = tableSortOf<'name' | 'status'>({ sort: 'name', order: 'desc' }, onChange, 'Newest first');
  expect(sort).toMatchObject({ by: 'name', order: 'desc', restLabel: 'Newest first' });
  sort.onSort('status', 'asc');
  sort.onSort(null, 'asc');
  expect(onChange.mock.calls).toEqual([[{ sort: 'status', order: 'asc' }], [{ sort: '', order: '' }]]);
});
