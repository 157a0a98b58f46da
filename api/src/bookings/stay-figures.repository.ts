import type { CalendarDate } from '@suite/contracts/dates';
import { sql, type Database } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { inScope, ofHotels } from './bookings.repository.ts';

export async function countStaying(
  db: Database,
  scope: HotelScope,
  night: CalendarDate,
): Promise<{ stays: number; guests: number }> {
  const [row] = await db.query<{ stays: number; guests: number }>(sql`
    select coalesce(sum(stays), 0)::bigint as stays, coalesce(sum(guests), 0)::bigint as guests
    from stay_changes as counts where ${ofHotels(scope, 'counts')} and counts.day <= ${night}`);
  return row ?? { stays: 0, guests: 0 };
}

export async function countUpcoming(
  db: Database,
  scope: HotelScope,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<{ checkins: number; checkouts: number }> {
  const [row] = await db.query<{ checkins: number; checkouts: number }>(sql`
    select (
      select coalesce(sum(bookings), 0)::bigint from booking_counts as counts
      where ${ofHotels(scope, 'counts')} and counts.checkin_date between ${from} and ${to}
    ) as checkins, (
      select count(*) from bookings where ${inScope(scope)} and bookings.stay_end between ${from} and ${to}
    ) as checkouts`);
  return row ?? { checkins: 0, checkouts: 0 };
}

export interface MonthRevenue {
  /** The format is `YYYY-MM`. */
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

export function findTopHotels(
  db: Database,
  scope: HotelScope,
  { from, to, take }: { from: CalendarDate; to: CalendarDate; take: number },
): Promise<TopHotel[]> {
  return db.query<TopHotel>(sql`
    with top as (
      select counts.hotel_id, sum(bookings)::bigint as bookings from booking_counts as counts
      where ${ofHotels(scope, 'counts')} and counts.checkin_date between ${from} and ${to}
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
    where ${inScope({ kind: 'hotel', hotel_id })} and ${column} = ${day} order by bookings.id`);
}
