import { expect, test } from '@jest/globals';
import { roleFactory } from '@suite/testing/factories';
import { findRoles, readRoleFilters, unfiltered } from './role-filters.ts';

const read = (query: string) => readRoleFilters(new URLSearchParams(query));
const roles = [
  roleFactory.build({ role_name: 'Porter', role_description: 'Carries bags' }),
  roleFactory.build({ role_name: 'Bag keeper', role_description: null }),
  roleFactory.build({ role_name: 'Cook', role_description: 'ÄRGER mit dem Frühstück' }),
];

test.each([
  ['', ['Porter', 'Bag keeper', 'Cook']],
  ['   ', ['Porter', 'Bag keeper', 'Cook']],
  ['BAG', ['Porter', 'Bag keeper']],
  [' porter ', ['Porter']],
  ['ärger', ['Cook']],
  ['fruhstuck argern', []],
  ['FRUHSTUCK arger', ['Cook']],
  ['null', []],
])('%j finds %j', (search, names) => {
  expect(findRoles(roles, search).map(({ role_name }) => role_name)).toEqual(names);
});

test('a URL is read as it was written, and nonsense in it says nothing', () => {
  expect(read('sort=created_at&order=desc&page=2&limit=10')).toMatchObject({
    sort: 'created_at',
    order: 'desc',
    page: 2,
    limit: 10,
  });
  expect(read('search=bag&hotelId=7')).toEqual({ ...unfiltered, search: 'bag', hotelId: 7 });
  expect(read('hotelId=-1&page=-4&limit=1000&sort=password')).toEqual(unfiltered);
});
