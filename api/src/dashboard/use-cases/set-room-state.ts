import type { HousekeepingRoom, SetRoomStatePayload } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { changeRoomStatus, findHousekeepingRoom, lockRoom } from '../../hotels/hotels.public.ts';
import { notFound, requireOwnHotel, requireRoomState } from '../dashboard.policy.ts';

export async function setRoomState(
  db: Database,
  caller: Caller,
  room_id: number,
  { status }: SetRoomStatePayload,
  { now }: { now?: Date } = {},
): Promise<HousekeepingRoom> {
  const hotel_id = requireOwnHotel(caller);
  return db.transaction(async (tx) => {
    await lockRoom(tx, hotel_id, room_id);
    const room = await findHousekeepingRoom(tx, hotel_id, room_id);
    if (!room) throw notFound('ROOM_NOT_FOUND');
    requireRoomState(caller, room, status);
    if (room.status === status) return room;
    await changeRoomStatus(tx, hotel_id, { room_ids: [room_id], to: status });
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'set-room-state',
      subject_type: 'room',
      subject_id: room_id,
      details: { room_number: room.room_number, before: room.status, after: status },
      ...(now && { happened_at: now }),
    });
    return { ...room, status };
  });
}
