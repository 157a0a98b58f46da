import { callEndpoint } from '@suite/api-client';
import { getStaffEndpoint } from '@suite/contracts/staff-roles';
import { queryOptions } from '@tanstack/react-query';

/** A colleague with all permissions their roles add up to. */
export function getStaffQuery(id: number) {
  return queryOptions({
    queryKey: [getStaffEndpoint.name, id] as const,
    queryFn: async ({ signal }) => (await callEndpoint(getStaffEndpoint, { params: { id }, signal })).result,
  });
}
