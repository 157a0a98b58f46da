import type { HousekeepingTask } from '@suite/contracts/dashboard';
import { renderMessage } from '@suite/i18n';

/** The server words tasks of stays; users write all others. */
export function taskText({ task, stay_task }: Pick<HousekeepingTask, 'task' | 'stay_task'>): string {
  return stay_task ? renderMessage(stay_task) : task;
}
