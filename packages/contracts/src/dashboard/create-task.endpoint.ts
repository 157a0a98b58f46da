import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { createTaskSchema, taskSchema } from './task.schema.ts';

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
