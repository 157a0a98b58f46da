import type { CreateTaskPayload, HousekeepingTask } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { findHousekeepingRoom } from '../../hotels/hotels.public.ts';
import { lockColleague } from '../../staff-roles/staff-roles.public.ts';
import { notFound, requireNoteTask } from '../dashboard.policy.ts';
import { insertTask, lockTask } from '../tasks.repository.ts';
import { toTask } from './to-task.ts';

export async function createTask(
  db: Database,
  caller: Caller,
  { task, kind, priority, due_date, due_time, room_id = null, user_id = null }: CreateTaskPayload,
  { now }: { now?: Date } = {},
): Promise<HousekeepingTask> {
  const hotel_id = requireNoteTask(caller, user_id);
  return db.transaction(async (tx) => {
    if (room_id !== null && !(await findHousekeepingRoom(tx, hotel_id, room_id)))
      throw notFound('ROOM_NOT_FOUND');
    if (user_id !== null && !(await lockColleague(tx, hotel_id, user_id))) throw notFound('STAFF_NOT_FOUND');
    const id = await insertTask(tx, {
      ...{ hotel_id, task, kind, priority, due_date, due_time, room_id, user_id },
      created_by: caller.user_id,
      created_at: now ?? null,
    });
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'create-task',
      subject_type: 'task',
      subject_id: id,
      details: { task, kind, room_id, user_id },
      ...(now && { happened_at: now }),
    });
    const row = await lockTask(tx, hotel_id, id);
    if (!row) throw new Error(`Task ${id} was written and cannot be read`);
    return toTask(caller, row);
  });
}
