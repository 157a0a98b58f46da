import type { HousekeepingTask } from '@suite/contracts/dashboard';
import type { Caller } from '../../access/caller.ts';
import { seesGuests } from '../../bookings/bookings.public.ts';
import { mayFinish } from '../dashboard.policy.ts';
import { readStayTask } from '../domain/stay-task.ts';
import type { TaskRow } from '../tasks.repository.ts';

export function toTask(caller: Caller, row: TaskRow): HousekeepingTask {
  const { guest_name: _, room_type: __, ...task } = row;
  return {
    ...task,
    ...readTaskText(caller, row),
    due_at: row.due_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    may_finish: row.done_at === null && mayFinish(caller, row),
  };
}

export function readTaskText(caller: Caller, row: TaskRow): Pick<HousekeepingTask, 'task' | 'stay_task'> {
  const stay_task = readStayTask(row, seesGuests(caller) ? row.guest_name : null);
  return stay_task ? { task: stay_task.message, stay_task } : { task: row.task };
}
