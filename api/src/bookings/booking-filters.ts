import type { BookingFilters } from '@suite/contracts/bookings';
import { raw, sql, type Sql } from '@suite/database';
import type { HotelScope } from '../auth/auth.public.ts';

/** Which bookings: never more than `scope`; hotel names are searched only where every hotel is in reach. */
export interface BookingSelection {
  scope: HotelScope;
  filters: Omit<BookingFilters, 'hotelId'>;
  searchesHotels: boolean;
}

/** State and check-in days as conditions on a table that has both. */
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
