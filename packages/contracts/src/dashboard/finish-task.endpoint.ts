import { object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { idIn, wholeNumberField } from '../forms/strict-fields.ts';
import { taskParams, taskSchema } from './task.schema.ts';

/** `room_id` is for a task without a room, and becomes the room of the stay. */
const finishTaskSchema = object({ room_id: idIn(wholeNumberField('Room'), 'Room') }).noUnknown();

export type FinishTaskPayload = InferType<typeof finishTaskSchema>;

/** The assignee (any staff if unassigned) and `manage_hotel` may call it. Most kinds turn a Dirty room Clean. */
export const finishTaskEndpoint = defineEndpoint({
  name: 'finish-task',
  method: 'POST',
  path: '/dashboard/tasks/{id}/finish',
  access: 'signed-in',
  params: taskParams,
  body: finishTaskSchema,
  result: taskSchema,
  fallbackMessage: 'Failed to finish task',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PERMISSION_DENIED',
    'NOT_FOUND',
    'CONFLICT',
  ],
});
