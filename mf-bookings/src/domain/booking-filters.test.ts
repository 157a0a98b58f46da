import { writeFilters } from '@suite/remote-kit';
import { describe, expect, test } from '@jest/globals';
import {
  dateRangeError,
  isFiltered,
  readBookingFilters,
  unfiltered,
  type BookingFilters,
} from './booking-filters.ts';

const read = (query: string) => readBookingFilters(new URLSearchParams(query));

describe('booking filters in the URL', () => {
  test('an empty query means everything, page 1, 10 a page', () => {
    expect(read('')).toEqual({
      view: '',
      desk: 'arrivals',
      kind: '',
      search: '',
      status: '',
      stay: '',
      hotelId: null,
      dateFrom: '',
      dateTo: '',
      sort: '',
      order: '',
      page: 1,
      limit: 10,
    });
  });

  test('what is written is read back', () => {
    const filters: BookingFilters = {
      view: 'attention',
      desk: 'in-house',
      kind: 'review',
      search: 'Ana & Björn',
      status: 'pending',
      stay: 'no_show',
      hotelId: 7,
      dateFrom: '2027-03-01',
      dateTo: '2027-03-31',
      sort: 'checkin_date',
      order: 'desc',
      page: 4,
      limit: 25,
    };
    expect(read(writeFilters(filters, unfiltered).toString())).toEqual(filters);
  });

  test('a sort without an order goes upwards', () => {
    expect(read('sort=name')).toMatchObject({ sort: 'name', order: 'asc' });
  });

  test('says nothing of what is at rest', () => {
    expect(writeFilters(unfiltered, unfiltered).toString()).toBe('');
    expect(writeFilters({ ...unfiltered, status: 'verified' }, unfiltered).toString()).toBe(
      'status=verified',
    );
  });

  test.each([
    'page=0',
    'page=-1',
    'page=2.5',
    'page=two',
    'page=1e3',
    'limit=0',
    'limit=101',
    'status=maybe',
    'status=all',
    'hotelId=x',
    'view=all',
    'desk=attention',
    'stay=gone',
    'sort=email',
    'order=desc',
    'dateFrom=2027-02-30',
    'dateTo=yesterday',
    'dateFrom=2027-03-02&dateTo=2027-03-01',
    'search=%20%20',
    'unknown=1',
  ])('%s falls back to the unfiltered list', (query) => {
    expect(read(query)).toEqual(unfiltered);
  });

  test('a search is trimmed and cut to what the server takes', () => {
    expect(read(`search=%20${'a'.repeat(300)}`).search).toBe('a'.repeat(200));
  });
});

describe('isFiltered', () => {
  test('pages, limits and orders are no filters', () => {
    expect(isFiltered({ ...unfiltered, page: 3, limit: 50, sort: 'name', order: 'desc' })).toBe(false);
  });

  test.each([
    { search: 'a' },
    { status: 'pending' as const },
    { stay: 'in_house' as const },
    { hotelId: 1 },
    { dateFrom: '2027-01-01' },
    { dateTo: '2027-01-01' },
  ])('%j is one', (filter) => {
    expect(isFiltered({ ...unfiltered, ...filter })).toBe(true);
  });
});

describe('dateRangeError', () => {
  test('refuses From after To alone', () => {
    expect(dateRangeError('2027-03-02', '2027-03-01')).toBe('From date must not be after To date');
    expect(dateRangeError('2027-03-01', '2027-03-01')).toBeUndefined();
    expect(dateRangeError('2027-03-02', '')).toBeUndefined();
    expect(dateRangeError('', '2027-03-01')).toBeUndefined();
  });
});
