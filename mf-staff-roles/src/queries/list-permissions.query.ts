import { callEndpoint } from '@suite/api-client';
import { listPermissionsEndpoint } from '@suite/contracts/staff-roles';
import { queryOptions } from '@tanstack/react-query';

export const listPermissionsQuery = queryOptions({
  queryKey: [listPermissionsEndpoint.name] as const,
  queryFn: async ({ signal }) => (await callEndpoint(listPermissionsEndpoint, { signal })).result.permissions,
});
