import { callEndpoint } from '@suite/api-client';
import { listRolesEndpoint } from '@suite/contracts/staff-roles';
import { queryOptions } from '@tanstack/react-query';

/** All roles of the own hotel, or of the one that a user without a hotel has chosen. */
export function listRolesQuery(hotelId: number | null) {
  return queryOptions({
    queryKey: [listRolesEndpoint.name, hotelId] as const,
    queryFn: async ({ signal }) => {
      const query = hotelId === null ? {} : { hotelId };
      return (await callEndpoint(listRolesEndpoint, { query, signal })).result.roles;
    },
  });
}
