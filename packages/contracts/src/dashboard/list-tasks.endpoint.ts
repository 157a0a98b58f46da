import { array, object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { textField } from '../forms/strict-fields.ts';
import { taskSchema } from './task.schema.ts';

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
