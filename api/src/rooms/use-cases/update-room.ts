import type { Room, UpdateRoomPayload } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import { withInstant } from '../../optimistic-locking/with-instant.ts';
import { isNumberTaken, updateRoomRow } from '../rooms.repository.ts';
import { requireRunHotel } from '../../hotels/hotels.public.ts';
import { lockRoomToChange, requireRoomNotNeeded } from './require-room-not-needed.ts';

export async function updateRoom(
  db: Database,
  caller: Caller,
  room_id: number,
  { updated_at, inspected, ...form }: UpdateRoomPayload,
): Promise<Room> {
  const hotel_id = requireRunHotel(caller);
  return db.transaction(async (tx) => {
    const before = await lockRoomToChange(tx, hotel_id, room_id);
    refuseStale({ room_number: before.room_number }, before.updated_at, updated_at);
    const isRenumbered = form.room_number !== before.room_number;
    if (isRenumbered && (await isNumberTaken(tx, hotel_id, room_id, form.room_number))) {
      const { room_number } = form;
      throw new DomainError('CONFLICT', 'ROOM_NUMBER_TAKEN', { room_number }, 'room_number');
    }
    if (form.room_type !== before.room_type) await requireRoomNotNeeded(tx, hotel_id, before);
    const inspected_by = inspected ? caller.user_id : null;
    const inspector = inspected === undefined ? undefined : inspected_by;
    const row = await updateRoomRow(tx, { hotel_id, room_id }, form, inspector);
    const after = withInstant(row);
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'update-room',
      subject_type: 'room',
      subject_id: room_id,
      details: { before, after },
    });
    return after;
  });
}
