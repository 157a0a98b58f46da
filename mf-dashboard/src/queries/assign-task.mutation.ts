import { callEndpoint } from '@suite/api-client';
import { assignTaskEndpoint, type AssignTaskPayload } from '@suite/contracts/dashboard';
import { useDashboardChange } from './use-dashboard-change.ts';

export function useAssignTask() {
  return useDashboardChange(({ id, ...body }: AssignTaskPayload & { id: number }) =>
    callEndpoint(assignTaskEndpoint, { params: { id }, body }),
  );
}
