import type { AssignTaskPayload, HousekeepingTask } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { lockColleague } from '../../staff-roles/staff-roles.public.ts';
import { notFound, requirePlanner } from '../dashboard.policy.ts';
import { updateAssignee } from '../tasks.repository.ts';
import { lockOpenTask } from './lock-open-task.ts';
import { toTask } from './to-task.ts';

export async function assignTask(
  db: Database,
  caller: Caller,
  id: number,
  { user_id = null }: AssignTaskPayload,
  { now }: { now?: Date } = {},
): Promise<HousekeepingTask> {
  const hotel_id = requirePlanner(caller);
  return db.transaction(async (tx) => {
    const colleague = user_id === null ? null : await lockColleague(tx, hotel_id, user_id);
    if (user_id !== null && !colleague) throw notFound('STAFF_NOT_FOUND');
    const task = await lockOpenTask(tx, hotel_id, id);
    await updateAssignee(tx, id, user_id);
    const name = colleague && `${colleague.usr_firstname} ${colleague.usr_lastname}`.trim();
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'assign-task',
      subject_type: 'task',
      subject_id: id,
      details: { task: task.task, before: task.user_id, after: user_id, name },
      ...(now && { happened_at: now }),
    });
    return toTask(caller, {
      ...task,
      user_id,
      usr_firstname: colleague?.usr_firstname ?? null,
      usr_lastname: colleague?.usr_lastname ?? null,
    });
  });
}
