import { describe, expect, test } from '@jest/globals';
import { hotelFactory } from '@suite/testing/factories';
import { isFiltered, readHotelFilters, searchPage, unfiltered } from './hotel-filters.ts';

describe('readHotelFilters', () => {
  test.each([
    ['', unfiltered],
    ['status=pending&page=2', { ...unfiltered, status: 'pending', page: 2 }],
    ['search=lag&in=all&limit=50', { ...unfiltered, search: 'lag', in: 'all', limit: 50 }],
    ['search=mexico%20', { ...unfiltered, search: 'mexico ' }],
    ['in=all&status=all', unfiltered],
    ['search=%20&in=all', unfiltered],
    ['status=closed&page=0&limit=101&in=moon', unfiltered],
    ['page=1e3&limit=-1', unfiltered],
    [`search=${'x'.repeat(201)}`, { ...unfiltered, search: 'x'.repeat(200) }],
  ])('of ?%s', (query, expected) => {
    expect(readHotelFilters(new URLSearchParams(query))).toEqual(expected);
  });
});

test.each([
  [{}, false],
  [{ page: 3 }, false],
  [{ search: 'a' }, true],
  [{ status: 'approved' as const }, true],
])('isFiltered of %j', (change, expected) => {
  expect(isFiltered({ ...unfiltered, ...change })).toBe(expected);
});

describe('searchPage', () => {
  const hotels = [
    hotelFactory.build({ hotel_name: 'Casa Azul', hotel_email: 'desk@azul.test', hotel_city: 'Mérida' }),
    hotelFactory.build({ hotel_name: 'Kestrel', hotel_email: 'hi@ridge.test', contact_person_name: 'Azula' }),
    hotelFactory.build({ hotel_name: 'Alba', hotel_email: 'alba@inn.test', hotel_city: 'Mexico City' }),
  ];
  const found = (search: string, place: 'page' | 'all' = 'page') =>
    searchPage(hotels, { ...unfiltered, search, in: place }).map(({ hotel_name }) => hotel_name);

  test.each([
    ['', ['Casa Azul', 'Kestrel', 'Alba']],
    ['AZUL', ['Casa Azul']],
    ['ridge.TEST', ['Kestrel']],
    [' mexico c ', ['Alba']],
    ['MÉRIDA', ['Casa Azul']],
    ['nobody', []],
  ])('for "%s", by name, e-mail or city', (search, expected) => {
    expect(found(search)).toEqual(expected);
  });

  test('leaves what the server has found as it is', () => {
    expect(found('nobody', 'all')).toHaveLength(3);
  });
});
