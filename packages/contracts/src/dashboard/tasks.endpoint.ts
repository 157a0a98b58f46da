import { array, object, type InferType } from 'yup';
import { idIn, textField, wholeNumberField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { assigneeField, createTaskSchema, taskParams, taskSchema } from './task.schema.ts';

const statusMessage = 'Status must be open, done or all';
const assignedMessage = 'Assigned must be mine, nobody or all';

const taskFiltersSchema = object({
  status: textField('Status').oneOf(
    ['' as const, 'open' as const, 'done' as const, 'all' as const],
    statusMessage,
  ),
  assigned: textField('Assigned').oneOf(
    ['' as const, 'mine' as const, 'nobody' as const, 'all' as const],
    assignedMessage,
  ),
});
export type TaskFilters = InferType<typeof taskFiltersSchema>;

/** A page of the own hotel's tasks, the first due first; done ones the last done first. */
export const listTasksEndpoint = defineEndpoint({
  name: 'list-tasks',
  method: 'GET',
  path: '/dashboard/tasks',
  access: 'signed-in',
  query: taskFiltersSchema.shape({ page: pageField, limit: limitField }),
  result: object({
    tasks: array(taskSchema.required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch tasks',
  errors: ['PERMISSION_DENIED'],
});

/** Adds a task in the own hotel. Assigning it (`user_id`) needs `manage_hotel`. */
export const createTaskEndpoint = defineEndpoint({
  name: 'create-task',
  method: 'POST',
  path: '/dashboard/tasks',
  access: { anyOf: mayManageBooking },
  body: createTaskSchema,
  result: taskSchema,
  fallbackMessage: 'Failed to create task',
  errors: ['NOT_FOUND'],
});

const assignTaskSchema = object({
  user_id: assigneeField.test('given', 'Staff member is required', (value) => value !== undefined),
}).noUnknown();
export type AssignTaskPayload = InferType<typeof assignTaskSchema>;

/** Assigns a task, or with null unassigns it. A finished task answers 409. */
export const assignTaskEndpoint = defineEndpoint({
  name: 'assign-task',
  method: 'PATCH',
  path: '/dashboard/tasks/{id}',
  access: { anyOf: ['manage_hotel'] },
  params: taskParams,
  body: assignTaskSchema,
  result: taskSchema,
  fallbackMessage: 'Failed to assign task',
  errors: ['NOT_FOUND', 'CONFLICT'],
});

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

/** Deletes an open task that was added by hand. A task of a stay, and a finished one, answer 409. */
export const deleteTaskEndpoint = defineEndpoint({
  name: 'delete-task',
  method: 'DELETE',
  path: '/dashboard/tasks/{id}',
  access: { anyOf: ['manage_hotel'] },
  params: taskParams,
  result: object({}),
  fallbackMessage: 'Failed to delete task',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
