import type { HousekeepingTask } from '@suite/contracts/dashboard';
import type { Caller } from '../../access/caller.ts';
import { mayFinish } from '../dashboard.policy.ts';
import type { TaskRow } from '../tasks.repository.ts';

/** A stored task as the caller may see it. */
export function toTask(caller: Caller, row: TaskRow): HousekeepingTask {
  return {
    ...row,
    due_at: row.due_at.toISOString(),
    done_at: row.done_at?.toISOString() ?? null,
    may_finish: row.done_at === null && mayFinish(caller, row),
  };
}
