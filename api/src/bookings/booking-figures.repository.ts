import type { CalendarDate } from '@suite/contracts/dates';
import type { DailyBookings } from '@suite/contracts/dashboard';
import { sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { inScope, ofHotels } from './bookings.repository.ts';

/** Both days are included; `timeZone` decides when a day begins. */
export interface Days {
  from: CalendarDate;
  to: CalendarDate;
  timeZone: string;
}

function within(column: Sql, { from, to, timeZone }: Days): Sql {
  return sql`${column} >= (${from}::date::timestamp at time zone ${timeZone})
    and ${column} < ((${to}::date + 1)::timestamp at time zone ${timeZone})`;
}

export interface BookingStates {
  total: number;
  confirmed: number;
  pending: number;
  cancelled: number;
}

export async function countBookingStates(db: Database, scope: HotelScope): Promise<BookingStates> {
  const [row] = await db.query<BookingStates>(sql`
    select coalesce(sum(bookings), 0)::bigint as total,
      coalesce(sum(bookings) filter (where is_verified), 0)::bigint as confirmed,
      coalesce(sum(bookings) filter (where not is_verified), 0)::bigint as pending,
      (select count(*) from bookings where deleted_at is not null and ${ofHotels(scope, 'bookings')}) as cancelled
    from booking_counts as counts where ${ofHotels(scope, 'counts')}`);
  if (!row) throw new Error('The count query returned no row');
  return row;
}

export async function countBookingsMade(
  db: Database,
  scope: HotelScope,
  { since, until }: { since: Date; until: Date },
): Promise<number> {
  const [row] = await db.query<{ made: number }>(sql`
    select count(*) as made from bookings
    where ${inScope(scope)} and bookings.created_at >= ${since} and bookings.created_at <= ${until}`);
  return row?.made ?? 0;
}

/** Days without bookings are omitted. */
export function countBookingsByDay(db: Database, scope: HotelScope, days: Days): Promise<DailyBookings[]> {
  return db.query<DailyBookings>(sql`
    select (bookings.created_at at time zone ${days.timeZone})::date as day, count(*) as bookings
    from bookings where ${inScope(scope)} and ${within(sql`bookings.created_at`, days)}
    group by 1 order by 1`);
}

export interface HourlyCheckins {
  hour: number;
  checkins: number;
}

/** Hours without check-ins are omitted. */
export function countCheckinsByHour(db: Database, scope: HotelScope, days: Days): Promise<HourlyCheckins[]> {
  return db.query<HourlyCheckins>(sql`
    select extract(hour from bookings.checked_in_at at time zone ${days.timeZone})::integer as hour, count(*) as checkins
    from bookings where ${inScope(scope)} and ${within(sql`bookings.checked_in_at`, days)}
    group by 1 order by 1`);
}

export interface Checkin {
  booking_id: number;
  name: string;
  checked_in_at: Date;
}

export function findLastCheckins(
  db: Database,
  scope: HotelScope,
  { since, until, take }: { since: Date; until: Date; take: number },
): Promise<Checkin[]> {
  return db.query<Checkin>(sql`
    select bookings.id as booking_id, bookings.name, bookings.checked_in_at from bookings
    where ${inScope(scope)} and bookings.checked_in_at >= ${since} and bookings.checked_in_at <= ${until}
    order by bookings.checked_in_at desc, bookings.id desc limit ${take}`);
}

export async function findBookingNames(
  db: Database,
  scope: HotelScope,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db.query<{ id: number; name: string }>(sql`
    select bookings.id, bookings.name from bookings
    where ${inScope(scope)} and bookings.id = any(${[...ids]}::integer[])`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export interface BookingSpike {
  hotel_name: string;
  /** Counts the last 24 hours; `daily_average` covers the seven days before them. */
  last_day: number;
  daily_average: number;
  latest_at: Date;
}

/** Compares with the average of the seven days before: a spike has at least `least` bookings and twice the average. */
export function findBookingSpikes(
  db: Database,
  scope: HotelScope,
  { now, least, take }: { now: Date; least: number; take: number },
): Promise<BookingSpike[]> {
  return db.query<BookingSpike>(sql`
    select hotels.hotel_name, spikes.last_day, spikes.before / 7.0::float as daily_average, spikes.latest_at
    from (
      select bookings.hotel_id, max(bookings.created_at) as latest_at,
        count(*) filter (where bookings.created_at > ${now}::timestamptz - interval '24 hours') as last_day,
        count(*) filter (where bookings.created_at <= ${now}::timestamptz - interval '24 hours') as before
      from bookings
      where ${inScope(scope)} and bookings.created_at > ${now}::timestamptz - interval '8 days'
        and bookings.created_at <= ${now}
      group by bookings.hotel_id
    ) as spikes join hotel_overview as hotels on hotels.id = spikes.hotel_id
    where spikes.last_day >= ${least} and spikes.last_day * 7 >= spikes.before * 2
    order by spikes.latest_at desc limit ${take}`);
}
