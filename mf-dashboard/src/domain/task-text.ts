import { translateMessage } from '@suite/i18n';

/** What is to be done: tasks of stays are worded by the server, others by who added them. */
export function taskText({ kind, task }: { kind: string; task: string }): string {
  return kind === 'arrival' || kind === 'departure' ? translateMessage(task) : task;
}
