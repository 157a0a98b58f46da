import { callEndpoint } from '@suite/api-client';
import { getStaffEndpoint } from '@suite/contracts/staff-roles';
import { queryOptions } from '@tanstack/react-query';

export function getStaffQuery(id: number) {
  return queryOptions({
    queryKey: [getStaffEndpoint.name, id] as const,
    queryFn: async ({ signal }) => (await callEndpoint(getStaffEndpoint, { params: { id }, signal })).result,
  });
}
