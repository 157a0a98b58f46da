import { callEndpoint } from '@suite/api-client';
import { createTaskEndpoint, type CreateTaskPayload } from '@suite/contracts/dashboard';
import { useDashboardChange } from './use-dashboard-change.ts';

/** Notes a task. */
export function useCreateTask() {
  return useDashboardChange((body: CreateTaskPayload) => callEndpoint(createTaskEndpoint, { body }));
}
