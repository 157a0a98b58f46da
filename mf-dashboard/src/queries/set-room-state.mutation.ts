import { callEndpoint } from '@suite/api-client';
import { setRoomStateEndpoint, type SetRoomStatePayload } from '@suite/contracts/dashboard';
import { useDashboardChange } from './use-dashboard-change.ts';

export function useSetRoomState() {
  return useDashboardChange(({ id, ...body }: SetRoomStatePayload & { id: number }) =>
    callEndpoint(setRoomStateEndpoint, { params: { id }, body }),
  );
}
