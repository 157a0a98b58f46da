import { callEndpoint } from '@suite/api-client';
import { listAccountSessionsEndpoint } from '@suite/contracts/staff-roles';
import { queryOptions } from '@tanstack/react-query';

export function listAccountSessionsQuery(id: number) {
  return queryOptions({
    queryKey: [listAccountSessionsEndpoint.name, id] as const,
    queryFn: async ({ signal }) =>
      (await callEndpoint(listAccountSessionsEndpoint, { params: { id }, signal })).result.sessions,
  });
}
