import type { Pagination } from '@suite/contracts/http';
import type { HousekeepingTask, TaskFilters } from '@suite/contracts/dashboard';
import { paginate } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { requireOwnHotel } from '../dashboard.policy.ts';
import { countTasks, findTasks } from '../tasks.repository.ts';
import { toTask } from './to-task.ts';

export async function listTasks(
  db: Database,
  caller: Caller,
  { page, limit, ...filters }: TaskFilters & { page: number; limit: number },
): Promise<{ tasks: HousekeepingTask[]; pagination: Pagination }> {
  const selection = { ...filters, hotel_id: requireOwnHotel(caller), user_id: caller.user_id };
  const [rows, total] = await Promise.all([
    findTasks(db, selection, { skip: (page - 1) * limit, take: limit }),
    countTasks(db, selection),
  ]);
  return { tasks: rows.map((row) => toTask(caller, row)), pagination: paginate(page, limit, total) };
}
