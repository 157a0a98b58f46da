import { expect, test } from '@jest/globals';
import { isFiltered, readStaffFilters, unfiltered } from './staff-filters.ts';

const read = (query: string) => readStaffFilters(new URLSearchParams(query));

test('a URL without a word about it filters nothing', () => {
  expect(read('')).toEqual(unfiltered);
});

test('a URL is read as it was written', () => {
  expect(
    read('search=ana+r&status=inactive&position=Night+Porter&hotelId=7&page=3&limit=25&sort=position'),
  ).toEqual({
    search: 'ana r',
    status: 'inactive',
    position: 'Night Porter',
    hotelId: 7,
    sort: 'position',
    order: 'asc',
    page: 3,
    limit: 25,
  });
});

test.each(['status=gone', 'hotelId=x', 'hotelId=99999999999', 'page=0', 'page=-1', 'limit=1000'])(
  '%s says nothing',
  (query) => {
    expect(read(query)).toEqual(unfiltered);
  },
);

test.each([
  ['search=ana', true],
  ['search=+', false],
  ['status=active', true],
  ['position=Porter', true],
  ['page=2&limit=5&hotelId=4', false],
])('%s narrows the list: %s', (query, narrowed) => {
  expect(isFiltered(read(query))).toBe(narrowed);
});
