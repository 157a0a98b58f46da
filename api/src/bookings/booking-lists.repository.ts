import type { BookingFilters, BookingStats } from '@suite/contracts';
import { empty, join, sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../auth/auth.public.ts';
import { bookingColumns, inScope, withHotelAndGuests, type BookingRow } from './bookings.repository.ts';
import { readSearchTerm } from './domain/search-term.ts';

/** Which bookings: never more than `scope`; hotel names are searched only where every hotel is in reach. */
export interface BookingSelection {
  scope: HotelScope;
  filters: Omit<BookingFilters, 'hotelId'>;
  searchesHotels: boolean;
}

function searched(search: string | undefined, searchesHotels: boolean): Sql | null {
  const term = readSearchTerm(search);
  if (!term) return null;
  const pattern = sql`lower(${term.pattern}::text)`;
  const byHotel = sql`or bookings.hotel_id = any (array(select id from hotels where lower(hotel_name) like ${pattern}))`;
  return sql`(bookings.search like ${pattern}
    ${term.id === null ? empty : sql`or bookings.id = ${term.id}`} ${searchesHotels ? byHotel : empty})`;
}

function matching({ scope, filters, searchesHotels }: BookingSelection): Sql {
  const { status, search, dateFrom, dateTo } = filters;
  const conditions = [
    inScope(scope),
    status === 'verified' || status === 'pending'
      ? sql`bookings.is_verified = ${status === 'verified'}`
      : null,
    dateFrom ? sql`bookings.checkin_date >= ${dateFrom}` : null,
    dateTo ? sql`bookings.checkin_date <= ${dateTo}` : null,
    searched(search, searchesHotels),
  ];
  return join(
    conditions.filter((condition) => condition !== null),
    ' and ',
  );
}

export async function countBookings(db: Database, selection: BookingSelection): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`
    select count(*) as total from bookings where ${matching(selection)}
  `);
  return row?.total ?? 0;
}
