import type { Room } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import { findCrowdedNight } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { countOtherRooms } from '../rooms.repository.ts';

/** Refuses when the room type is fully booked on a future night. The caller must hold the hotel's lock. */
export async function requireRoomNotNeeded(
  tx: Database,
  hotel_id: number,
  { id, room_number, room_type }: Pick<Room, 'id' | 'room_number' | 'room_type'>,
): Promise<void> {
  const rooms = await countOtherRooms(tx, hotel_id, { id, room_type });
  const crowded = await findCrowdedNight(tx, { hotel_id, room_type, rooms });
  if (!crowded) return;
  throw new DomainError('CONFLICT', 'ROOM_NEEDED', {
    room_number,
    day: { date: crowded.night },
    bookings: crowded.bookings,
    rooms,
    room_type: { texts: [room_type] },
  });
}
