import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { bookingNotFound } from '../../bookings/bookings.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { isOutOfUse } from '../domain/choose-room.ts';
import { findRanges, findRoomsInUse, lockRoomNights, lockStays } from '../room-nights.repository.ts';
import { lockRoom, writeInspection } from '../rooms.repository.ts';
import { changeRooms, notLeft, outOfUse, recordAssignment, requireComing } from './assign-room.ts';

/**
 * Gives guests who check in the named room, or the one that they have, from today on. The caller must have recorded the
 * check-in.
 * @throws DomainError NOT_FOUND, CONFLICT if the room is taken, blocked, out of use, or not left by its last guests
 */
export async function enterRoom(
  tx: Database,
  caller: Caller,
  booking_id: number,
  named?: number,
): Promise<void> {
  const [stay] = await lockStays(tx, caller.scope, [booking_id]);
  if (!stay) throw bookingNotFound();
  requireComing(stay);
  const { hotel_id, today } = stay;
  const held = (await findRanges(tx, hotel_id, [booking_id])).find(({ to }) => to === stay.to);
  const room_id = named ?? held?.room_id;
  if (room_id === undefined) return;
  if (stay.to > today) {
    // They have spent no night in the room that they had until now.
    const arriving = { ...stay, stay_state: 'booked' as const };
    const [change] = await changeRooms(tx, caller, [{ stay: arriving, room_id }]);
    await recordAssignment(tx, caller, stay, { before: change?.before, after: change?.after });
  } else if (room_id !== held?.room_id) {
    throw new DomainError('CONFLICT', 'STAY_OVER_FOR_MOVE', {}, 'room_id');
  } else await lockRoomNights(tx, hotel_id);
  const room = await lockRoom(tx, hotel_id, room_id);
  if (!room) throw new DomainError('NOT_FOUND', 'ROOM_NOT_FOUND', {}, 'room_id');
  if (isOutOfUse(room, { from: today, today })) throw outOfUse(room);
  const inUse = (await findRoomsInUse(tx, stay)).find((one) => one.room_id === room_id);
  if (inUse) throw notLeft(room, inUse);
  await writeInspection(tx, hotel_id, { room_id, user_id: null });
}
