import { calendarDateIn } from '@suite/contracts/dates';
import { checkForm, normalizeDigits, type CheckedForm } from '@suite/contracts/forms';
import { createTaskSchema, type CreateTaskPayload, type HousekeepingTask } from '@suite/contracts/dashboard';
import { renderMessage } from '@suite/i18n';

export interface TaskFormValues {
  task: string;
  kind: string;
  priority: string;
  due_date: string;
  due_time: string;
  room_id: number | null;
  user_id: number | null;
}

/** The due day follows the hotel's calendar. */
export function emptyTask(timeZone: string, now = new Date()): TaskFormValues {
  return {
    task: '',
    kind: 'housekeeping',
    priority: 'Medium',
    due_date: calendarDateIn(timeZone, now),
    due_time: '',
    room_id: null,
    user_id: null,
  };
}

export function checkTask({ room_id, user_id, ...values }: TaskFormValues): CheckedForm<CreateTaskPayload> {
  return checkForm(createTaskSchema, {
    ...values,
    due_time: timeIn(values.due_time),
    ...(room_id !== null && { room_id }),
    ...(user_id !== null && { user_id }),
  });
}

/** Returns `9.30` and `٩:٣٠` as `09:30`, and other entries unchanged. */
export function timeIn(entry: string): string {
  const [, hour, minute] = /^(\d{1,2})\s*[:.]?\s*(\d{2})$/.exec(normalizeDigits(entry).trim()) ?? [];
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : entry;
}

/** The server words tasks of stays; users write all others. */
export function taskText({ task, stay_task }: Pick<HousekeepingTask, 'task' | 'stay_task'>): string {
  return stay_task ? renderMessage(stay_task) : task;
}

export function personName(person: { usr_firstname: string | null; usr_lastname: string | null }): string {
  return [person.usr_firstname, person.usr_lastname].filter(Boolean).join(' ');
}
