import type { GuestStay } from '@suite/contracts/bookings';
import { sql, type Database, type Sql } from '@suite/database';

/** `others` are bookings of the same person under another address. */
export interface GuestOfHotel {
  hotel_id: number;
  email: string;
  others: readonly number[];
}

// Finds the numbers first: a page by date would otherwise be looked for among all bookings of the hotel.
function isOfGuest({ hotel_id, email, others }: GuestOfHotel): Sql {
  return sql`
    bookings.hotel_id = ${hotel_id} and bookings.deleted_at is null
    and bookings.id = any(${[...others]}::integer[] || array(
      select id from booking_overview as same
      where same.hotel_id = ${hotel_id} and same.deleted_at is null and lower(same.email) = lower(${email})))`;
}

export interface StayCounts {
  listed: number;
  total_stays: number;
  total_nights: number;
  earlier_stays: number;
}

export async function countStaysOf(db: Database, guest: GuestOfHotel, before: string): Promise<StayCounts> {
  const [row] = await db.query<StayCounts>(sql`
    select count(*) as listed, count(*) filter (where is_kept) as total_stays,
      coalesce(sum(no_nights) filter (where is_kept), 0)::integer as total_nights,
      count(*) filter (where is_kept and checkin_date < ${before}) as earlier_stays
    from (
      select no_nights, checkin_date, inactive_since is null as is_kept
      from booking_overview as bookings where ${isOfGuest(guest)}
    ) as stays`);
  return row ?? { listed: 0, total_stays: 0, total_nights: 0, earlier_stays: 0 };
}

export function findStaysOf(
  db: Database,
  guest: GuestOfHotel,
  { skip, take }: { skip: number; take: number },
): Promise<GuestStay[]> {
  return db.query<GuestStay>(sql`
    select page.*, (
      select string_agg(room_number, ', ' order by during) from stay_room_overview as rooms
      where rooms.booking_id = page.booking_id and rooms.hotel_id = ${guest.hotel_id}
    ) as room_number
    from (
      select id as booking_id, name, checkin_date, checkout_date, no_nights, room_type, stay_state
      from booking_overview as bookings where ${isOfGuest(guest)}
      order by bookings.checkin_date desc, bookings.id desc limit ${take} offset ${skip}
    ) as page
    order by page.checkin_date desc, page.booking_id desc`);
}
