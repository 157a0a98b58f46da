import { callEndpoint } from '@suite/api-client';
import { deleteTaskEndpoint } from '@suite/contracts/dashboard';
import { useDashboardChange } from './use-dashboard-change.ts';

export function useDeleteTask() {
  return useDashboardChange((id: number) => callEndpoint(deleteTaskEndpoint, { params: { id } }));
}
