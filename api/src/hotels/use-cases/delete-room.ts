import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../auth/auth.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import { requireRunHotel } from '../hotels.policy.ts';
import { deleteRoomRow, lockRoom } from '../rooms.repository.ts';

/** Takes a room out of the caller's own hotel. */
export async function deleteRoom(db: Database, caller: Caller, room_id: number): Promise<void> {
  const hotel_id = requireRunHotel(caller);
  await db.transaction(async (tx) => {
    const room = await lockRoom(tx, hotel_id, room_id);
    if (!room) throw new ApiError(404, 'NOT_FOUND', 'Room not found');
    await deleteRoomRow(tx, room_id);
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
