import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { requirePlanner } from '../dashboard.policy.ts';
import { deleteTaskRow } from '../tasks.repository.ts';
import { lockOpenTask } from './lock-open-task.ts';

/** Refuses tasks of stays, because they would be created again. */
export async function deleteTask(db: Database, caller: Caller, id: number): Promise<void> {
  const hotel_id = requirePlanner(caller);
  await db.transaction(async (tx) => {
    const { task, kind, booking_id } = await lockOpenTask(tx, hotel_id, id);
    if (booking_id !== null) {
      throw new DomainError('CONFLICT', 'TASK_OF_STAY');
    }
    await deleteTaskRow(tx, id);
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'delete-task',
      subject_type: 'task',
      subject_id: id,
      details: { task, kind },
    });
  });
}
