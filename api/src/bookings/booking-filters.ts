import type { BookingFilters } from '@suite/contracts/bookings';
import { raw, sql, type Sql } from '@suite/database';
import type { Caller, HotelScope } from '../access/caller.ts';
import { narrowScope } from './bookings.policy.ts';
import { seesGuests } from './domain/guest-visibility.ts';

/** `searchesHotels` requires that every hotel is in reach, `searchesGuests` that the caller may see guests' names. */
export interface BookingSelection {
  scope: HotelScope;
  filters: Omit<BookingFilters, 'hotelId'>;
  searchesHotels: boolean;
  searchesGuests: boolean;
}

export function selectionOf(caller: Caller, { hotelId, ...filters }: BookingFilters): BookingSelection {
  return {
    scope: narrowScope(caller.scope, hotelId),
    filters,
    searchesHotels: caller.scope.kind === 'all',
    searchesGuests: seesGuests(caller),
  };
}

export function filtersOn(
  table: 'bookings' | 'counts',
  { status, dateFrom, dateTo }: BookingSelection['filters'],
): Sql[] {
  const of = raw(table);
  return [
    ...(status === 'verified' ? [sql`${of}.is_verified`] : []),
    ...(status === 'pending' ? [sql`not ${of}.is_verified`] : []),
    ...(dateFrom ? [sql`${of}.checkin_date >= ${dateFrom}`] : []),
    ...(dateTo ? [sql`${of}.checkin_date <= ${dateTo}`] : []),
  ];
}
