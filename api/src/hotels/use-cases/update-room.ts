import type { Room, RoomForm } from '@suite/contracts';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../auth/auth.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import { requireRunHotel } from '../hotels.policy.ts';
import { isNumberTaken, lockRoom, lockRooms, updateRoomRow } from '../rooms.repository.ts';

/** Changes a room of the caller's own hotel. */
export async function updateRoom(
  db: Database,
  caller: Caller,
  room_id: number,
  form: RoomForm,
): Promise<Room> {
  const hotel_id = requireRunHotel(caller);
  return db.transaction(async (tx) => {
    await lockRooms(tx, hotel_id);
    const before = await lockRoom(tx, hotel_id, room_id);
    if (!before) throw new ApiError(404, 'NOT_FOUND', 'Room not found');
    if (await isNumberTaken(tx, hotel_id, room_id, form.room_number)) {
      const message = `There is a room with this number already: ${form.room_number}.`;
      throw new ApiError(409, 'CONFLICT', message);
    }
    await updateRoomRow(tx, room_id, form);
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'update-room',
      subject_type: 'room',
      subject_id: room_id,
      details: { before, after: form },
    });
    return { id: room_id, ...form };
  });
}
