import { callEndpoint } from '@suite/api-client';
import { setDutyEndpoint, type SetDutyPayload } from '@suite/contracts/dashboard';
import { useDashboardChange } from './use-dashboard-change.ts';

export function useSetDuty() {
  return useDashboardChange(({ id, ...body }: SetDutyPayload & { id: number }) =>
    callEndpoint(setDutyEndpoint, { params: { id }, body }),
  );
}
