import { object, type InferType } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { assigneeField, taskParams, taskSchema } from './task.schema.ts';

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
