import type { HousekeepingTask } from '@suite/contracts/dashboard';
import type { Caller } from '../../access/caller.ts';
import { seesGuests } from '../../bookings/bookings.public.ts';
import { mayFinish } from '../dashboard.policy.ts';
import { nameGuest } from '../domain/stay-task.ts';
import type { TaskRow } from '../tasks.repository.ts';

export function toTask(caller: Caller, row: TaskRow): HousekeepingTask {
  const { guest_name: _, room_type: __, ...task } = row;
  return {
    ...task,
    task: readTaskText(caller, row),
    due_at: row.due_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    may_finish: row.done_at === null && mayFinish(caller, row),
  };
}

export function readTaskText(caller: Caller, row: TaskRow): string {
  return seesGuests(caller) ? nameGuest(row.task, row) : row.task;
}
