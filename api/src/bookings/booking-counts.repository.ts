import type { BookingStats, SortDirection } from '@suite/contracts';
import { join, raw, sql, type Database } from '@suite/database';
import type { HotelScope } from '../auth/auth.public.ts';
import { filtersOn, type BookingSelection } from './booking-filters.ts';
import { inScope, ofHotels } from './bookings.repository.ts';

/** How many bookings the filters leave, search aside: the sum of what the database keeps counted. */
export async function countBookings(db: Database, { scope, filters }: BookingSelection): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`
    select coalesce(sum(bookings), 0)::bigint as total from booking_counts as counts
    where ${join([ofHotels(scope, 'counts'), ...filtersOn('counts', filters)], ' and ')}
  `);
  return row?.total ?? 0;
}

/** The same by hotel, for those that have any, by name. */
export function countBookingsOfHotels(
  db: Database,
  { scope, filters }: BookingSelection,
  direction: SortDirection,
): Promise<{ hotel_id: number; bookings: number }[]> {
  return db.query<{ hotel_id: number; bookings: number }>(sql`
    with counted as (
      select hotel_id, sum(bookings)::bigint as bookings from booking_counts as counts
      where ${join([ofHotels(scope, 'counts'), ...filtersOn('counts', filters)], ' and ')} group by hotel_id
    )
    select hotel_id, bookings from counted join hotels on hotels.id = hotel_id
    where bookings > 0
    order by name_order(hotel_name) ${raw(direction)}, hotel_id ${raw(direction)}`);
}

/** The six figures of a scope; today is each hotel's own. */
export async function countStats(db: Database, scope: HotelScope): Promise<BookingStats> {
  // Materialized, or the day would be computed anew for each row.
  const [row] = await db.query<BookingStats>(sql`
    with hotel_days as materialized (select id, (now() at time zone time_zone)::date as today from hotels)
    select
      coalesce(sum(bookings), 0)::bigint as total_bookings,
      coalesce(sum(bookings) filter (where is_verified), 0)::bigint as verified_bookings,
      coalesce(sum(bookings) filter (where not is_verified), 0)::bigint as pending_bookings,
      coalesce(sum(bookings) filter (where checkin_date = today), 0)::bigint as todays_checkins,
      (select count(*) from hotel_days join bookings on bookings.hotel_id = hotel_days.id
        where ${inScope(scope)} and bookings.checkout_date = hotel_days.today) as todays_checkouts,
      coalesce(sum(bookings) filter (where checkin_date > today), 0)::bigint as upcoming_checkins
    from booking_counts as counts join hotel_days on hotel_days.id = counts.hotel_id
    where ${ofHotels(scope, 'counts')}
  `);
  if (!row) throw new Error('Counting gave no row');
  return row;
}
