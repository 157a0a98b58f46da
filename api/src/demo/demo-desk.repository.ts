import type { CalendarDate } from '@suite/contracts/dates';
import { sql, type Database } from '@suite/database';

interface StayInRoom {
  hotel_id: number;
  booking_id: number;
  room_number: string;
}

/** Writes past nights too, which no use case changes. */
export async function insertRoomNights(
  tx: Database,
  { hotel_id, booking_id, room_number }: StayInRoom,
): Promise<void> {
  await tx.query(sql`
    insert into room_nights (hotel_id, room_id, during, booking_id)
    select ${hotel_id}::integer, rooms.id, daterange(checkin_date, stay_end), bookings.id
    from bookings join rooms on rooms.hotel_id = bookings.hotel_id and room_number = ${room_number}
    where bookings.id = ${booking_id} and bookings.hotel_id = ${hotel_id}`);
}

interface FirstNights {
  hotel_id: number;
  user_id: number;
  from: CalendarDate;
  nights: number;
}

/** Blocks a double room that is free on these nights. */
export async function insertBlock(
  tx: Database,
  { hotel_id, user_id, from, nights }: FirstNights,
  reason: string,
): Promise<void> {
  const during = sql`daterange(${from}::date, ${from}::date + ${nights}::integer)`;
  await tx.query(sql`
    insert into room_nights (hotel_id, room_id, during, block_kind, reason, created_by)
    select ${hotel_id}::integer, rooms.id, ${during}, 'out_of_order', ${reason}, ${user_id}::integer
    from rooms where hotel_id = ${hotel_id} and room_type = 'Double' and status = 'Clean' and not exists (
      select from room_nights where hotel_id = rooms.hotel_id and room_id = rooms.id and during && ${during})
    order by room_number desc limit 1`);
}

export interface Wishes {
  phone: string | null;
  arrival_time: string | null;
  requests: string | null;
}

/** Returns the bookings that were given the wishes: the first ones that arrive on this day. */
export async function writeWishes(
  tx: Database,
  { hotel_id, day }: { hotel_id: number; day: CalendarDate },
  wishes: readonly Wishes[],
): Promise<number[]> {
  const arriving = await tx.query<{ id: number }>(sql`
    select id from bookings where hotel_id = ${hotel_id} and checkin_date = ${day} order by id limit ${wishes.length}`);
  for (const [index, { id }] of arriving.entries()) {
    const { phone = null, arrival_time = null, requests = null } = wishes[index] ?? {};
    await tx.query(sql`
      update bookings set phone = ${phone}, arrival_time = ${arrival_time}, requests = ${requests}
      where hotel_id = ${hotel_id} and id = ${id}`);
  }
  return arriving.map(({ id }) => id);
}
