import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { notFound } from '../dashboard.policy.ts';
import { lockTask, type TaskRow } from '../tasks.repository.ts';

export async function lockOpenTask(tx: Database, hotel_id: number, id: number): Promise<TaskRow> {
  const task = await lockTask(tx, hotel_id, id);
  if (!task) throw notFound('TASK_NOT_FOUND');
  if (task.done_at) throw new DomainError('CONFLICT', 'TASK_DONE_ALREADY');
  return task;
}
