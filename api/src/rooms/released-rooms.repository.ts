import { sql, type Database } from '@suite/database';
import type { RoomRange } from './domain/room-ranges.ts';
import type { StoredRange } from './room-nights.repository.ts';

export interface StayKey {
  booking_id: number;
  hotel_id: number;
}

/**
 * The row remains while the end of the stay can be undone. The caller holds the lock of the hotel's room nights, so that the
 * rows of other stays, which get no room back any more, are deleted without waiting: those that are over, and those that
 * checked out more than a day ago.
 */
export async function insertReleasedRoom(
  tx: Database,
  { booking_id, hotel_id }: StayKey,
  { room_id, is_fixed }: StoredRange,
): Promise<void> {
  await tx.query(sql`
    delete from released_rooms using booking_overview as bookings, hotel_overview as hotels
    where released_rooms.hotel_id = ${hotel_id} and hotels.id = ${hotel_id}
      and bookings.hotel_id = ${hotel_id} and bookings.id = released_rooms.booking_id
      and (bookings.stay_end <= (now() at time zone hotels.time_zone)::date
        or bookings.checked_out_at < now() - interval '1 day')`);
  await tx.query(sql`
    insert into released_rooms (booking_id, hotel_id, room_id, is_fixed)
    values (${booking_id}, ${hotel_id}, ${room_id}, ${is_fixed})
    on conflict (booking_id) do update set room_id = excluded.room_id, is_fixed = excluded.is_fixed`);
}

export async function hasReleasedRoom(db: Database, { booking_id, hotel_id }: StayKey): Promise<boolean> {
  const rows = await db.query(sql`
    select 1 from released_rooms where hotel_id = ${hotel_id} and booking_id = ${booking_id}`);
  return rows.length > 0;
}

export async function takeReleasedRoom(
  tx: Database,
  { booking_id, hotel_id }: StayKey,
): Promise<Pick<RoomRange, 'room_id' | 'is_fixed'> | undefined> {
  const [row] = await tx.query<Pick<RoomRange, 'room_id' | 'is_fixed'>>(sql`
    delete from released_rooms where hotel_id = ${hotel_id} and booking_id = ${booking_id}
    returning room_id, is_fixed`);
  return row;
}
