import { object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idIn, wholeNumberField } from '../forms/strict-fields.ts';
import { taskParams, taskSchema } from './task.schema.ts';

/** `room_id` is for a task without a room, and becomes the room of the stay. */
const finishTaskSchema = object({ room_id: idIn(wholeNumberField('Room'), 'Room') }).noUnknown();

export type FinishTaskPayload = InferType<typeof finishTaskSchema>;

/**
 * Marks a task as done. Allowed for the assigned staff member, for all staff of the hotel when it is unassigned, and for
 * `manage_hotel`. A Dirty room becomes Clean with it, unless the task is `maintenance` or a `guest_request`.
 */
export const finishTaskEndpoint = defineEndpoint({
  name: 'finish-task',
  method: 'POST',
  path: '/dashboard/tasks/{id}/finish',
  access: 'signed-in',
  params: taskParams,
  body: finishTaskSchema,
  result: taskSchema,
  fallbackMessage: 'Failed to finish task',
  errors: ['PERMISSION_DENIED', 'NOT_FOUND', 'CONFLICT'],
});
