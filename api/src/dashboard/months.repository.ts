import type { CalendarDate } from '@suite/contracts/dates';
import type { StayState } from '@suite/contracts/bookings';
import { raw, readSnapshot, sql, type Database } from '@suite/database';
import { isActive } from '../bookings/bookings.public.ts';

export interface MonthMoves {
  month: string;
  arrivals: number;
  departures: number;
  room_nights: number;
}

/** `from` and `to` are the first days of months. */
export function findMonthMoves(
  db: Database,
  hotel_id: number,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<MonthMoves[]> {
  const occupying = sql`from booking_overview as bookings where bookings.hotel_id = ${hotel_id} and ${isActive}`;
  return db.query<MonthMoves>(sql`
    with months as (
      select first::date as first, (first + interval '1 month')::date as next
      from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 month') as first
    )
    select to_char(first, 'YYYY-MM') as month,
      (select count(*) ${occupying} and bookings.checkin_date >= first and bookings.checkin_date < next) as arrivals,
      (select count(*) ${occupying} and bookings.stay_end >= first and bookings.stay_end < next) as departures,
      (select count(*) from room_overview as rooms where rooms.hotel_id = ${hotel_id}) * (next - first) - (
        select coalesce(sum(least(upper(blocks.during), next) - greatest(lower(blocks.during), first)), 0)
        from room_block_overview as blocks
        where blocks.hotel_id = ${hotel_id} and blocks.during && daterange(first, next)
      ) as room_nights
    from months order by first`);
}

/** Times are those of the hotel's clock, such as `2027-03-05 14:30`. */
export interface MonthStay {
  booking_id: number;
  room_number: string | null;
  room_type: string | null;
  checkin_date: CalendarDate;
  stay_end: CalendarDate;
  nights: number;
  nightly_rate: number | null;
  amount: number | null;
  currency: string | null;
  checked_in_at: string | null;
  checked_out_at: string | null;
  stay_state: StayState;
}

export interface MonthTotal {
  /** Null for the nights without a rate. */
  currency: string | null;
  nights: number;
  amount: number | null;
}

const readAtOnce = 1_000;

/**
 * Reads the stays with nights in the month that begins on the day `month`. One snapshot is read with a cursor, in batches, to
 * bound the memory; the totals are those of what was visited.
 */
export function readMonth(
  db: Database,
  { hotel_id, month, timeZone }: { hotel_id: number; month: CalendarDate; timeZone: string },
  visit: (stays: MonthStay[]) => Promise<void>,
): Promise<MonthTotal[]> {
  const stays = sql`
    from (
      select bookings.*, months.first,
        least(bookings.stay_end, months.next) - greatest(bookings.checkin_date, months.first) as nights
      from booking_overview as bookings,
        (select ${month}::date as first, (${month}::date + interval '1 month')::date as next) as months
      where bookings.hotel_id = ${hotel_id} and bookings.deleted_at is null and bookings.inactive_since is null
        and bookings.checkin_date < months.next and bookings.stay_end > months.first
    ) as stays
    left join room_rate_overview as room_rates on room_rates.hotel_id = stays.hotel_id
      and room_rates.room_type = coalesce(stays.room_type, '')
      and stays.first >= room_rates.from_month and stays.first < room_rates.until_month`;
  const clock = (column: string) =>
    sql`to_char(stays.${raw(column)} at time zone ${timeZone}, 'YYYY-MM-DD HH24:MI') as ${raw(column)}`;
  return readSnapshot(db, async (tx) => {
    await tx.query(sql`
      declare month_stays no scroll cursor for
      select stays.id as booking_id, given.room_number, stays.room_type, stays.checkin_date, stays.stay_end, stays.nights,
        room_rates.nightly_rate::float, (stays.nights * room_rates.nightly_rate)::float as amount, room_rates.currency,
        ${clock('checked_in_at')}, ${clock('checked_out_at')}, stays.stay_state
      ${stays}
      left join lateral (
        select rooms.room_number from stay_room_overview as rooms
        where rooms.booking_id = stays.id and rooms.hotel_id = ${hotel_id} order by rooms.during desc limit 1
      ) as given on true
      order by stays.checkin_date, stays.id`);
    for (;;) {
      const rows = await tx.query<MonthStay>(sql`fetch ${raw(String(readAtOnce))} from month_stays`);
      if (rows.length > 0) await visit(rows);
      if (rows.length < readAtOnce) break;
    }
    return tx.query<MonthTotal>(sql`
      select room_rates.currency, sum(stays.nights)::bigint as nights,
        sum(stays.nights * room_rates.nightly_rate)::float as amount
      ${stays} group by room_rates.currency order by room_rates.currency`);
  });
}
