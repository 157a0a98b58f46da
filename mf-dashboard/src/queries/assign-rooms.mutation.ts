import { callEndpoint } from '@suite/api-client';
import { assignRoomsEndpoint, type AssignRoomsPayload } from '@suite/contracts/dashboard';
import { useDashboardChange } from './use-dashboard-change.ts';

export function useAssignRooms() {
  return useDashboardChange((body: AssignRoomsPayload) => callEndpoint(assignRoomsEndpoint, { body }));
}
