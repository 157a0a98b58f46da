import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { taskParams } from './task.schema.ts';

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
