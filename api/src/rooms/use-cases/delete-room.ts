import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { findToday, hasNightsFrom } from '../room-nights.repository.ts';
import { deleteRoomRow } from '../rooms.repository.ts';
import { requireRunHotel } from '../../hotels/hotels.public.ts';
import { lockRoomToChange, requireRoomNotNeeded } from './require-room-not-needed.ts';

export async function deleteRoom(db: Database, caller: Caller, room_id: number): Promise<void> {
  const hotel_id = requireRunHotel(caller);
  await db.transaction(async (tx) => {
    const room = await lockRoomToChange(tx, hotel_id, room_id);
    const { room_number } = room;
    if (await hasNightsFrom(tx, hotel_id, { room_id, day: await findToday(tx, hotel_id) })) {
      throw new DomainError('CONFLICT', 'ROOM_HAS_STAYS', { room_number });
    }
    await requireRoomNotNeeded(tx, hotel_id, room);
    if (!(await deleteRoomRow(tx, { hotel_id, room_id }))) {
      throw new DomainError('CONFLICT', 'ROOM_HAS_WORK', { room_number });
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
