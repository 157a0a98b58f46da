import type { CalendarDate } from '@suite/contracts/dates';
import { sql, type Database } from '@suite/database';

export interface BookedNight {
  night: CalendarDate;
  bookings: number;
}

/** Returns the first overbooked night from the hotel's today on. Without a check-out, a stay ends after its nights. */
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
