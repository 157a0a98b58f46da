import type { Room } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { lockHotel } from '../../hotels/hotels.public.ts';
import { findNightInNeed, lockSales } from '../availability.repository.ts';
import { lockRoomNights } from '../room-nights.repository.ts';
import { findHousekeepingRoom, lockRoom, type RoomRow } from '../rooms.repository.ts';

/** Locks in the order of all writers, so that none waits for another one in a circle. */
export async function lockRoomToChange(tx: Database, hotel_id: number, room_id: number): Promise<RoomRow> {
  await lockHotel(tx, hotel_id);
  const room = await findHousekeepingRoom(tx, hotel_id, room_id);
  if (room) await lockSales(tx, hotel_id, room.room_type);
  await lockRoomNights(tx, hotel_id);
  const locked = await lockRoom(tx, hotel_id, room_id);
  if (!locked) throw new DomainError('NOT_FOUND', 'ROOM_NOT_FOUND');
  return locked;
}

/** Refuses when the room type is fully booked on a future night. The caller must have locked the room by `lockRoomToChange`. */
export async function requireRoomNotNeeded(
  tx: Database,
  hotel_id: number,
  { id, room_number, room_type }: Pick<Room, 'id' | 'room_number' | 'room_type'>,
): Promise<void> {
  const crowded = await findNightInNeed(tx, { hotel_id, room_type, without_room: id });
  if (!crowded) return;
  throw new DomainError('CONFLICT', 'ROOM_NEEDED', {
    room_number,
    day: { date: crowded.night },
    bookings: crowded.sold,
    rooms: crowded.in_service,
    room_type: { texts: [room_type] },
  });
}
