import type { Room } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import { findCrowdedNight, spokenDate } from '../../bookings/bookings.public.ts';
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
  const day = spokenDate(crowded.night);
  const booked = crowded.bookings === 1 ? 'one booking' : `${crowded.bookings} bookings`;
  const left = rooms === 0 ? 'no room' : rooms === 1 ? 'one room' : `${rooms} rooms`;
  const message = `Room ${room_number} is still needed: on ${day} there would be ${booked} and ${left} of type ${room_type}. Change the bookings first, or set the room to Out of Order.`;
  throw new DomainError('CONFLICT', message);
}
