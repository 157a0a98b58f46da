import type { FinishTaskPayload, HousekeepingTask } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { changeRoomStatus, findHousekeepingRoom } from '../../hotels/hotels.public.ts';
import { notFound, requireFinish, requireOwnHotel } from '../dashboard.policy.ts';
import { markDone, type TaskRow } from '../tasks.repository.ts';
import { lockOpenTask } from './lock-open-task.ts';
import { toTask } from './to-task.ts';

const cleaning = ['departure', 'arrival', 'housekeeping'];

/** A finished cleaning task also sets its room from Dirty to Clean. */
export async function finishTask(
  db: Database,
  caller: Caller,
  id: number,
  { room_id: named }: FinishTaskPayload,
  { now }: { now?: Date } = {},
): Promise<HousekeepingTask> {
  const hotel_id = requireOwnHotel(caller);
  return db.transaction(async (tx) => {
    const task = await lockOpenTask(tx, hotel_id, id);
    requireFinish(caller, task);
    const room_id = task.room_id ?? named ?? null;
    const room = room_id === null ? null : await findHousekeepingRoom(tx, hotel_id, room_id);
    if (room_id !== null && !room) throw notFound('ROOM_NOT_FOUND');
    const done_at = now ?? new Date();
    await markDone(tx, id, { room_id, done_by: caller.user_id, done_at });
    const cleaned = room && (await cleanRoom(tx, hotel_id, task, room.id));
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'finish-task',
      subject_type: 'task',
      subject_id: id,
      details: { task: task.task, room_number: room?.room_number ?? null, cleaned: cleaned ?? false },
      ...(now && { happened_at: now }),
    });
    return toTask(caller, { ...task, room_id, room_number: room?.room_number ?? null, done_at });
  });
}

async function cleanRoom(
  tx: Database,
  hotel_id: number,
  { kind }: TaskRow,
  room_id: number,
): Promise<boolean> {
  if (!cleaning.includes(kind)) return false;
  const changed = await changeRoomStatus(tx, hotel_id, { room_ids: [room_id], from: 'Dirty', to: 'Clean' });
  return changed.length > 0;
}
