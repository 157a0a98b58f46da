import { object } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';
import { taskParams } from './task.schema.ts';

/** Takes an open task that was noted by hand off the list. One that a stay asked for, and a finished one, answer 409. */
export const deleteTaskEndpoint = defineEndpoint({
  name: 'delete-task',
  method: 'DELETE',
  path: '/dashboard/tasks/{id}',
  access: { anyOf: ['manage_hotel'] },
  params: taskParams,
  result: object({}),
  fallbackMessage: 'Failed to delete task',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PERMISSION_DENIED',
    'NOT_FOUND',
    'CONFLICT',
  ],
});
