import { callEndpoint } from '@suite/api-client';
import { getRoleEndpoint, listRolesEndpoint, type Role } from '@suite/contracts/staff-roles';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** Shows the role of a loaded list until the request ends. */
export function getRoleQuery(queries: QueryClient, id: number) {
  const listed = () =>
    queries
      .getQueriesData<Role[]>({ queryKey: [listRolesEndpoint.name] })
      .flatMap(([, roles]) => roles ?? [])
      .find((role) => role.id === id);
  return queryOptions({
    queryKey: [getRoleEndpoint.name, id] as const,
    queryFn: async ({ signal }) => (await callEndpoint(getRoleEndpoint, { params: { id }, signal })).result,
    placeholderData: listed,
  });
}
