import { expect, test } from '@jest/globals';
import { readBookingOrder, type BookingOrder } from './booking-filters.schema.ts';

test.each<[BookingOrder, string, string]>([
  [{}, 'created_at', 'desc'],
  [{ sort: '', order: '' }, 'created_at', 'desc'],
  [{ order: 'asc' }, 'created_at', 'asc'],
  [{ sort: 'name' }, 'name', 'asc'],
  [{ sort: 'status', order: 'desc' }, 'status', 'desc'],
])('%j is read as %s %s', (query, sort, order) => {
  expect(readBookingOrder(query)).toEqual({ sort, order });
});
