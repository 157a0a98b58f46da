import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import type { Occupant } from '../domain/choose-room.ts';
import { overlaps, type Nights } from '../domain/room-ranges.ts';
import { findOccupants, isRoomTaken, writeRanges, type RangesByBooking } from '../room-nights.repository.ts';
import { findHousekeepingRoom } from '../rooms.repository.ts';

interface Wanted {
  hotel_id: number;
  /** The field of the form that chose the room. */
  field?: 'room_id';
}

type WantedRoom = Nights & { room_id: number };

/**
 * Replaces all ranges of these bookings.
 * @throws DomainError CONFLICT if a room is taken by another one or blocked
 */
export function giveRanges(
  tx: Database,
  wanted: Wanted & { created_by: number | null },
  after: RangesByBooking,
): Promise<void> {
  const write = (savepoint: Database) => writeRanges(savepoint, wanted, after);
  return refuseTaken(tx, wanted, [...after.values()].flat(), write, [...after.keys()]);
}

/** Writes in a savepoint, so that the refusal can name what occupies the room. */
export async function refuseTaken<Result>(
  tx: Database,
  wanted: Wanted,
  rooms: readonly WantedRoom[],
  write: (savepoint: Database) => Promise<Result>,
  without: readonly number[] = [],
): Promise<Result> {
  try {
    return await tx.transaction(write);
  } catch (error) {
    if (!isRoomTaken(error)) throw error;
    throw await describeTaken(tx, wanted, rooms, without);
  }
}

async function describeTaken(
  tx: Database,
  { hotel_id, field }: Wanted,
  rooms: readonly WantedRoom[],
  without: readonly number[],
): Promise<DomainError> {
  let room_number = '';
  for (const { room_id, ...nights } of rooms) {
    room_number = (await findHousekeepingRoom(tx, hotel_id, room_id))?.room_number ?? '';
    const occupants = await findOccupants(tx, hotel_id, nights, { without });
    const occupant = occupants.find((one) => one.room_id === room_id && overlaps(one, nights));
    if (occupant) return occupiedBy(room_number, occupant, field);
  }
  return new DomainError('CONFLICT', 'ROOM_TAKEN_NOW', { room_number }, field);
}

/** The other stay is named by its number and nights only. */
export function occupiedBy(
  room_number: string,
  { booking_id, reason, from, to }: Occupant,
  field?: Wanted['field'],
): DomainError {
  if (booking_id === null) {
    const block = { from: { date: from }, to: { date: to }, reason: reason ?? '' };
    return new DomainError('CONFLICT', 'ROOM_BLOCKED', { room_number, ...block }, field);
  }
  const stay = { id: booking_id, checkin: { date: from }, checkout: { date: to } };
  return new DomainError('CONFLICT', 'ROOM_TAKEN', { room_number, ...stay }, field);
}
