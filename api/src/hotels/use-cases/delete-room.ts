import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockHotel } from '../hotels.repository.ts';
import { deleteRoomRow, lockRoom } from '../rooms.repository.ts';
import { requireRunHotel } from '../hotels.policy.ts';
import { requireRoomNotNeeded } from './require-room-not-needed.ts';

export async function deleteRoom(db: Database, caller: Caller, room_id: number): Promise<void> {
  const hotel_id = requireRunHotel(caller);
  await db.transaction(async (tx) => {
    await lockHotel(tx, hotel_id);
    const room = await lockRoom(tx, hotel_id, room_id);
    if (!room) throw new DomainError('NOT_FOUND', 'ROOM_NOT_FOUND');
    await requireRoomNotNeeded(tx, hotel_id, room);
    if (!(await deleteRoomRow(tx, room_id))) {
      throw new DomainError('CONFLICT', 'ROOM_HAS_WORK', { room_number: room.room_number });
    }
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'delete-room',
      subject_type: 'room',
      subject_id: room_id,
      details: room,
    });
  });
}
