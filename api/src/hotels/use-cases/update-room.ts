import type { Room, UpdateRoomPayload } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import { withInstant } from '../domain/with-instant.ts';
import { lockHotel } from '../hotels.repository.ts';
import { isNumberTaken, lockRoom, updateRoomRow } from '../rooms.repository.ts';
import { requireRunHotel } from '../hotels.policy.ts';
import { requireRoomNotNeeded } from './require-room-not-needed.ts';

export async function updateRoom(
  db: Database,
  caller: Caller,
  room_id: number,
  { updated_at, ...form }: UpdateRoomPayload,
): Promise<Room> {
  const hotel_id = requireRunHotel(caller);
  return db.transaction(async (tx) => {
    await lockHotel(tx, hotel_id);
    const before = await lockRoom(tx, hotel_id, room_id);
    if (!before) throw new DomainError('NOT_FOUND', 'ROOM_NOT_FOUND');
    refuseStale({ room_number: before.room_number }, before.updated_at, updated_at);
    const isRenumbered = form.room_number !== before.room_number;
    if (isRenumbered && (await isNumberTaken(tx, hotel_id, room_id, form.room_number))) {
      const { room_number } = form;
      throw new DomainError('CONFLICT', 'ROOM_NUMBER_TAKEN', { room_number }, 'room_number');
    }
    if (form.room_type !== before.room_type) await requireRoomNotNeeded(tx, hotel_id, before);
    const after = withInstant(await updateRoomRow(tx, room_id, form));
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
