import { callEndpoint } from '@suite/api-client';
import { listRolesEndpoint, type RoleSort } from '@suite/contracts/staff-roles';
import type { OrderFilters } from '@suite/contracts/forms';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export function listRolesQuery(
  hotelId: number | null,
  { sort, order }: OrderFilters<RoleSort> = { sort: '', order: '' },
) {
  return queryOptions({
    queryKey: [listRolesEndpoint.name, hotelId, sort, order] as const,
    queryFn: async ({ signal }) => {
      const query = { ...(hotelId !== null && { hotelId }), ...(sort && { sort, order }) };
      return (await callEndpoint(listRolesEndpoint, { query, signal })).result.roles;
    },
    placeholderData: keepPreviousData,
  });
}
