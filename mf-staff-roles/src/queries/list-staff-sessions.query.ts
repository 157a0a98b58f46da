import { callEndpoint } from '@suite/api-client';
import { listStaffSessionsEndpoint } from '@suite/contracts/staff-roles';
import { queryOptions } from '@tanstack/react-query';

export function listStaffSessionsQuery(id: number) {
  return queryOptions({
    queryKey: [listStaffSessionsEndpoint.name, id] as const,
    queryFn: async ({ signal }) =>
      (await callEndpoint(listStaffSessionsEndpoint, { params: { id }, signal })).result.sessions,
  });
}
