import type { CalendarDate } from '@suite/contracts/dates';
import type { DailyBookings } from '@suite/contracts/dashboard';
import { sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { countsOf } from './booking-counts.repository.ts';
import { ofActiveStays } from './booking-filters.ts';
import { inScope, isActive, isAmong, ofHotels } from './bookings.repository.ts';

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
    select coalesce(sum(bookings) filter (where ${ofActiveStays}), 0)::bigint as total,
      coalesce(sum(bookings) filter (where is_verified and ${ofActiveStays}), 0)::bigint as confirmed,
      coalesce(sum(bookings) filter (where not is_verified and ${ofActiveStays}), 0)::bigint as pending,
      coalesce(sum(bookings) filter (where stay_state = 'cancelled'), 0)::bigint
        + (select count(*) from bookings where deleted_at is not null and ${ofHotels(scope, 'bookings')}) as cancelled
    from ${countsOf(scope, 'month')} as counts where ${ofHotels(scope, 'counts')}`);
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
    where ${isAmong(scope, ids)} and bookings.deleted_at is null`);
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

/** Counts the guests who have checked in and not left, whatever nights were booked. */
export async function countInHouse(
  db: Database,
  scope: HotelScope,
): Promise<{ stays: number; guests: number }> {
  const [row] = await db.query<{ stays: number; guests: number }>(sql`
    select count(*) as stays, coalesce(sum(party_size), 0)::bigint as guests from bookings
    where ${inScope(scope)} and checked_in_at is not null and checked_out_at is null`);
  return row ?? { stays: 0, guests: 0 };
}

export async function countUpcoming(
  db: Database,
  scope: HotelScope,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<{ checkins: number; checkouts: number }> {
  const [row] = await db.query<{ checkins: number; checkouts: number }>(sql`
    select (
      select coalesce(sum(bookings), 0)::bigint from ${countsOf(scope)} as counts
      where ${ofHotels(scope, 'counts')} and counts.checkin_date between ${from} and ${to} and ${ofActiveStays}
    ) as checkins, (
      select count(*) from bookings where ${inScope(scope)} and ${isActive} and bookings.stay_end between ${from} and ${to}
    ) as checkouts`);
  return row ?? { checkins: 0, checkouts: 0 };
}

export interface MonthRevenue {
  month: string;
  /** Null when the hotels of this row have set no rates. */
  currency: string | null;
  priced_nights: number;
  nights_without_rate: number;
  revenue: number;
}

// Nights of a room type without a rate are counted, but add no revenue.
const revenueOfNights = sql`
  coalesce(sum(counts.nights) filter (where room_rates.nightly_rate is not null), 0)::bigint as priced_nights,
  coalesce(sum(counts.nights) filter (where room_rates.nightly_rate is null), 0)::bigint as nights_without_rate,
  coalesce(sum(counts.nights * room_rates.nightly_rate), 0)::float as revenue`;
const withRates = sql`
  join hotel_overview as hotels on hotels.id = counts.hotel_id
  left join room_rate_overview as room_rates on room_rates.hotel_id = counts.hotel_id
    and room_rates.room_type = counts.room_type and counts.month >= room_rates.from_month and counts.month < room_rates.until_month`;
const rateCurrency = sql`coalesce(room_rates.currency, hotels.currency)`;

/** `from` and `to` are the first days of months; revenue uses the rates of each month. */
export function sumRevenueByMonth(
  db: Database,
  scope: HotelScope,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<MonthRevenue[]> {
  return db.query<MonthRevenue>(sql`
    select to_char(counts.month, 'YYYY-MM') as month, ${rateCurrency} as currency, ${revenueOfNights}
    from booked_nights as counts ${withRates}
    where ${ofHotels(scope, 'counts')} and counts.month between ${from} and ${to}
    group by counts.month, ${rateCurrency} order by counts.month, ${rateCurrency}`);
}

export interface TopHotel {
  id: number;
  name: string;
  bookings: number;
  revenue: number;
  currency: string | null;
}

/** `from` is the first day of a month and `to` the last one of a month. */
export function findTopHotels(
  db: Database,
  scope: HotelScope,
  { from, to, take }: { from: CalendarDate; to: CalendarDate; take: number },
): Promise<TopHotel[]> {
  return db.query<TopHotel>(sql`
    with top as (
      select counts.hotel_id, sum(bookings)::bigint as bookings from booking_month_counts as counts
      where ${ofHotels(scope, 'counts')} and counts.month between ${from} and ${to} and ${ofActiveStays}
      group by 1 having sum(bookings) > 0 order by 2 desc, 1 limit ${take}
    )
    select hotels.id, hotels.hotel_name as name, top.bookings, hotels.currency, (
      select coalesce(sum(nights * nightly_rate), 0)::float
      from booked_nights join room_rate_overview as room_rates using (hotel_id, room_type)
      where booked_nights.hotel_id = top.hotel_id and month between ${from} and ${to}
        and month >= from_month and month < until_month and room_rates.currency = hotels.currency
    ) as revenue
    from top join hotel_overview as hotels on hotels.id = top.hotel_id order by top.bookings desc, hotels.id`);
}

export interface DueStay {
  booking_id: number;
  hotel_id: number;
  name: string;
  room_type: string | null;
}

export function findStaysOf(
  db: Database,
  { hotel_id, day, what }: { hotel_id: number; day: CalendarDate; what: 'arrival' | 'departure' },
): Promise<DueStay[]> {
  const column = what === 'arrival' ? sql`bookings.checkin_date` : sql`bookings.stay_end`;
  return db.query<DueStay>(sql`
    select bookings.id as booking_id, bookings.hotel_id, bookings.name, bookings.room_type from bookings
    where ${inScope({ kind: 'hotel', hotel_id })} and ${isActive} and ${column} = ${day} order by bookings.id`);
}
