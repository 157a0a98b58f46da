import type { CalendarDate } from '@suite/contracts/dates';
import { sql, type Database } from '@suite/database';

/** A night and how many live bookings of one room type it has. */
export interface BookedNight {
  night: CalendarDate;
  bookings: number;
}

/**
 * The first night from today on, by the hotel's own calendar, with more bookings of a room type than `rooms`; null
 * when all nights fit. A stay without a check-out is as long as its nights, as on the dashboards.
 */
export async function findCrowdedNight(
  db: Database,
  { hotel_id, room_type, rooms }: { hotel_id: number; room_type: string; rooms: number },
): Promise<BookedNight | null> {
  const [row] = await db.query<BookedNight>(sql`
    with today as (
      select (now() at time zone time_zone)::date as day from hotel_overview where id = ${hotel_id}
    ), stays as (
      select greatest(checkin_date, day) as arrives, stay_end as leaves
      from bookings, today
      where hotel_id = ${hotel_id} and room_type = ${room_type} and deleted_at is null and stay_end > day
    ), changes as (
      select arrives as night, 1 as change from stays union all select leaves, -1 from stays
    ), nights as (
      select night, sum(sum(change)) over (order by changes.night) as bookings from changes group by night
    )
    select night, bookings::integer from nights where bookings > ${rooms} order by nights.night limit 1`);
  return row ?? null;
}
