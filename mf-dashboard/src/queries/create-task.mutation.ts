import { callEndpoint } from '@suite/api-client';
import { createTaskEndpoint, type CreateTaskPayload } from '@suite/contracts/dashboard';
import { useDashboardChange } from './use-dashboard-change.ts';

export function useCreateTask() {
  return useDashboardChange((body: CreateTaskPayload) => callEndpoint(createTaskEndpoint, { body }));
}
