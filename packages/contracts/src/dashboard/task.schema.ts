import { boolean, number, object, string, type InferType } from 'yup';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { messageSchema } from '../http/message.schema.ts';
import { digitsLine, singleLine } from '../forms/value-fields.ts';
import { idIn, pathIdField, wholeNumberField } from '../forms/strict-fields.ts';

export const taskPriorities = ['High', 'Medium', 'Low'] as const;

export const taskKinds = ['housekeeping', 'maintenance', 'guest_request'] as const;

function oneOf(label: string, values: readonly string[]) {
  return singleLine(label)
    .required(`${label} is required`)
    .test(
      'choice',
      `${label} must be one of ${values.join(', ')}`,
      (value) => !value || values.includes(value),
    );
}

export const assigneeField = idIn(wholeNumberField('Staff member'), 'Staff member').nullable();

/** The due day and time are in the hotel's time zone. */
export const createTaskSchema = object({
  task: singleLine('Task').required('Task is required').max(200, 'Task must be at most 200 characters'),
  kind: oneOf('Kind', taskKinds),
  priority: oneOf('Priority', taskPriorities),
  due_date: digitsLine('Due date')
    .required('Due date is required')
    .test('calendar-date', 'Due date must be a date', (value) => !value || isCalendarDate(value)),
  due_time: digitsLine('Due time')
    .required('Due time is required')
    .matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
      message: 'Due time must be written as HH:MM',
      excludeEmptyString: true,
    }),
  room_id: idIn(wholeNumberField('Room'), 'Room').nullable(),
  user_id: assigneeField,
}).noUnknown();
export type CreateTaskPayload = InferType<typeof createTaskSchema>;

/** A later server may send other kinds and priorities; instants are ISO 8601. */
export const taskSchema = object({
  id: number().required(),
  task: string().required(),
  stay_task: messageSchema.optional().default(undefined),
  kind: string().required(),
  priority: string().required(),
  due_at: string().required(),
  room_id: number().defined().nullable(),
  room_number: string().defined().nullable(),
  booking_id: number().defined().nullable(),
  user_id: number().defined().nullable(),
  usr_firstname: string().defined().nullable(),
  usr_lastname: string().defined().nullable(),
  done_at: string().defined().nullable(),
  may_finish: boolean().required(),
});
export type HousekeepingTask = InferType<typeof taskSchema>;

export const taskParams = object({ id: pathIdField('Task') });
