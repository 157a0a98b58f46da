import type { CreateRoomsPayload, Room } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { withInstant } from '../../optimistic-locking/with-instant.ts';
import { insertRooms } from '../rooms.repository.ts';
import { lockHotel, requireRunHotel } from '../../hotels/hotels.public.ts';

const mostNamed = 5;

export async function createRooms(
  db: Database,
  caller: Caller,
  { rooms }: CreateRoomsPayload,
): Promise<Room[]> {
  const hotel_id = requireRunHotel(caller);
  return db.transaction(async (tx) => {
    await lockHotel(tx, hotel_id);
    const added = await insertRooms(tx, hotel_id, rooms);
    const isAdded = new Set(added.map(({ room_number }) => room_number));
    const taken = rooms.map(({ room_number }) => room_number).filter((number) => !isAdded.has(number));
    if (taken.length > 0) {
      const named = taken.slice(0, mostNamed).join(', ') + (taken.length > mostNamed ? ', ...' : '');
      throw taken.length === 1
        ? new DomainError('CONFLICT', 'NEW_ROOM_NUMBER_TAKEN', { room_number: named }, 'rooms')
        : new DomainError('CONFLICT', 'NEW_ROOM_NUMBERS_TAKEN', { room_numbers: named }, 'rooms');
    }
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'create-rooms',
      subject_type: 'hotel',
      subject_id: hotel_id,
      details: { rooms: added.map(({ room_number }) => room_number) },
    });
    return added.map(withInstant);
  });
}
