import { describe, expect, test } from '@jest/globals';
import { listBookingsEndpoint } from './list-bookings.endpoint.ts';

const schema = listBookingsEndpoint.query!;
const read = (query: object) => schema.validateSync(query);

describe('the query of list-bookings', () => {
  test('is the first ten when nothing is asked', () => {
    expect(read({})).toMatchObject({ page: 1, limit: 10 });
  });
  test('reads text as numbers, and the empty text as not given', () => {
    expect(read({ page: '3', limit: '100', hotelId: '7' })).toMatchObject({
      page: 3,
      limit: 100,
      hotelId: 7,
    });
    const empty = { page: '', limit: '', hotelId: '', status: '', search: '', dateFrom: '', dateTo: '' };
    expect(read(empty)).toMatchObject({ page: 1, limit: 10, status: '', search: '' });
    expect(read(empty).hotelId).toBeUndefined();
  });
  test('takes one day as a range', () => {
    const day = { dateFrom: '2027-03-05', dateTo: '2027-03-05' };
    expect(read(day)).toMatchObject(day);
  });
  test.each<[object, string]>([
    [{ page: '0' }, 'Page must be at least 1'],
    [{ page: '-1' }, 'Page must be at least 1'],
    [{ page: 'two' }, 'Page must be a whole number'],
    [{ page: '1.5' }, 'Page must be a whole number'],
    [{ page: '0x10' }, 'Page must be a whole number'],
    [{ page: ['1', '2'] }, 'Page must be a whole number'],
    [{ page: '9'.repeat(30) }, 'Page must be at most 1000000'],
    [{ limit: '0' }, 'Limit must be at least 1'],
    [{ limit: '101' }, 'Limit must be at most 100'],
    [{ limit: 'all' }, 'Limit must be a whole number'],
    [{ hotelId: 'x' }, 'Hotel ID must be a whole number'],
    [{ hotelId: '0' }, 'Hotel ID must be positive'],
    [{ hotelId: '99999999999' }, 'Hotel ID is not known'],
    [{ status: 'open' }, 'Status must be all, verified or pending'],
    [{ status: ['all', 'pending'] }, 'Status must be all, verified or pending'],
    [{ search: 'a'.repeat(201) }, 'Search must be at most 200 characters'],
    [{ search: 'a\0b' }, 'Search must be one line of text'],
    [{ search: { a: '1' } }, 'Search must be text'],
    [{ dateFrom: '05/03/2027' }, 'Dates must be written as YYYY-MM-DD'],
    [{ dateTo: '2027-02-30' }, 'Dates must be written as YYYY-MM-DD'],
    [{ dateFrom: '2027-03-06', dateTo: '2027-03-05' }, 'From date must not be after To date'],
  ])('%j: %s', (query, message) => {
    expect(() => read(query)).toThrow(message);
  });
});
