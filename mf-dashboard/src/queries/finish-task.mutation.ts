import { callEndpoint } from '@suite/api-client';
import { finishTaskEndpoint, type FinishTaskPayload } from '@suite/contracts/dashboard';
import { useDashboardChange } from './use-dashboard-change.ts';

export function useFinishTask() {
  return useDashboardChange(({ id, ...body }: FinishTaskPayload & { id: number }) =>
    callEndpoint(finishTaskEndpoint, { params: { id }, body }),
  );
}
