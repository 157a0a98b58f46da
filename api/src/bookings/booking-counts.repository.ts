import type { BookingStats } from '@suite/contracts/bookings';
import type { SortDirection } from '@suite/contracts/forms';
import { join, raw, sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { filtersOn, ofActiveStays, type BookingSelection } from './booking-filters.ts';
import { isActive, ofHotels } from './bookings.repository.ts';

const changesAtOnce = 10_000;

/** Months are fewer rows of a hotel than days. The counts of all hotels have days alone. */
export function countsOf(scope: HotelScope, unit: 'day' | 'month' = 'day'): Sql {
  if (scope.kind === 'all') return raw('booking_day_counts');
  return raw(unit === 'day' ? 'booking_counts' : 'booking_month_counts');
}

const unitOf = ({ filters }: BookingSelection) => (filters.dateFrom || filters.dateTo ? 'day' : 'month');

/** Counts without the search text, because the counters know days, months and states only. */
export async function countBookings(db: Database, selection: BookingSelection): Promise<number> {
  const { scope, filters } = selection;
  const [row] = await db.query<{ total: number }>(sql`
    select coalesce(sum(bookings), 0)::bigint as total from ${countsOf(scope, unitOf(selection))} as counts
    where ${join([ofHotels(scope, 'counts'), ...filtersOn('counts', filters)], ' and ')}
  `);
  return row?.total ?? 0;
}

export function countBookingsOfHotels(
  db: Database,
  selection: BookingSelection,
  direction: SortDirection,
): Promise<{ hotel_id: number; size: number }[]> {
  const { scope, filters } = selection;
  const counts = raw(unitOf(selection) === 'day' ? 'booking_counts' : 'booking_month_counts');
  return db.query<{ hotel_id: number; size: number }>(sql`
    with counted as (
      select hotel_id, sum(bookings)::bigint as size from ${counts} as counts
      where ${join([ofHotels(scope, 'counts'), ...filtersOn('counts', filters)], ' and ')} group by hotel_id
    )
    select hotel_id, size from counted join hotel_overview as hotels on hotels.id = hotel_id
    where size > 0
    order by name_order(hotel_name) ${raw(direction)}, hotel_id ${raw(direction)}`);
}

export async function countStats(db: Database, scope: HotelScope): Promise<BookingStats> {
  // Each hotel is counted separately only for days that are today in some time zone; later days are counted at once.
  const [row] = await db.query<BookingStats>(sql`
    with hotel_days as materialized (
      select id as hotel_id, (now() at time zone time_zone)::date as today
      from hotel_overview as hotels where ${hotelsIn(scope)}
    ), days as materialized (select max(today) as latest from hotel_days),
    near as (
      select sum(checkins) as checkins, sum(later) as later, sum(checkouts) as checkouts
      from days, hotel_days cross join lateral (
        select sum(bookings) filter (where checkin_date = today) as checkins,
          sum(bookings) filter (where checkin_date > today) as later
        from booking_counts where ${ofActiveStays} and hotel_id = hotel_days.hotel_id and checkin_date between today and days.latest
      ) as counted cross join lateral (
        select count(*) as checkouts from bookings
        where ${isActive} and hotel_id = hotel_days.hotel_id and stay_end = today and checkout_date is not null
      ) as leaving
    ), total as (
      select sum(bookings) as all_bookings, sum(bookings) filter (where is_verified) as verified
      from ${countsOf(scope, 'month')} as counts where ${ofActiveStays} and ${ofHotels(scope, 'counts')}
    ), future as (
      select sum(bookings) as later from ${countsOf(scope)} as counts
      where ${ofActiveStays} and ${ofHotels(scope, 'counts')} and checkin_date > (select latest from days)
    )
    select coalesce(all_bookings, 0)::bigint as total_bookings, coalesce(verified, 0)::bigint as verified_bookings,
      (coalesce(all_bookings, 0) - coalesce(verified, 0))::bigint as pending_bookings,
      coalesce(checkins, 0)::bigint as todays_checkins, coalesce(checkouts, 0)::bigint as todays_checkouts,
      (coalesce(near.later, 0) + coalesce(future.later, 0))::bigint as upcoming_checkins
    from near, total, future
  `);
  if (!row) throw new Error('The count query returned no row');
  return row;
}

const keysOf = {
  day: sql`checkin_date, is_verified, stay_state`,
  month: sql`hotel_id, month, is_verified, stay_state`,
};

/** Returns whether changes are left. */
export async function sumChanges(db: Database, unit: keyof typeof keysOf): Promise<boolean> {
  const [keys, changes, sums] = [keysOf[unit], raw(`booking_${unit}_changes`), raw(`booking_${unit}_sums`)];
  const [row] = await db.query<{ taken: number }>(sql`
    with taken as (
      delete from ${changes} where ctid = any(array(
        select ctid from ${changes} limit ${changesAtOnce} for update skip locked))
      returning ${keys}, bookings
    ), summed as (
      insert into ${sums} as sums (${keys}, bookings)
      select ${keys}, sum(bookings) from taken group by ${keys} having sum(bookings) <> 0 order by ${keys}
      on conflict (${keys}) do update set bookings = sums.bookings + excluded.bookings
    )
    select count(*) as taken from taken`);
  return row?.taken === changesAtOnce;
}

function hotelsIn(scope: HotelScope): Sql {
  if (scope.kind === 'all') return sql`true`;
  return scope.kind === 'hotel' ? sql`hotels.id = ${scope.hotel_id}` : sql`false`;
}
