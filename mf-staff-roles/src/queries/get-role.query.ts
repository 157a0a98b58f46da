import { callEndpoint } from '@suite/api-client';
import { getRoleEndpoint, listRolesEndpoint, type Role } from '@suite/contracts/staff-roles';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** A role as it is now; as its list shows it until then, where one does. */
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
