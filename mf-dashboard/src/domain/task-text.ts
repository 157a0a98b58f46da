import { translateMessage } from '@suite/i18n';

/** The server words tasks of stays; users write all others. */
export function taskText({ kind, task }: { kind: string; task: string }): string {
  return kind === 'arrival' || kind === 'departure' ? translateMessage(task) : task;
}
