import { callEndpoint } from '@suite/api-client';
import type { OrderFilters } from '@suite/contracts/forms';
import {
  createRoleEndpoint,
  deleteRoleEndpoint,
  getRoleEndpoint,
  listPermissionsEndpoint,
  listRolesEndpoint,
  updateRoleEndpoint,
  type Role,
  type RoleSort,
  type UpdateRolePayload,
} from '@suite/contracts/staff-roles';
import { endpointQuery, useApiMutation, withBody, withId } from '@suite/remote-kit/queries';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './staff.ts';

const lists = { queryKey: [listRolesEndpoint.name] };

export function listRolesQuery(
  hotelId: number | null,
  { sort, order }: OrderFilters<RoleSort> = { sort: '', order: '' },
) {
  const query = { ...(hotelId !== null && { hotelId }), ...(sort && { sort, order }) };
  return {
    ...endpointQuery(listRolesEndpoint, { query }, ({ roles }) => roles),
    placeholderData: keepPreviousData,
  };
}

/** Shows the role of a loaded list until the request ends. */
export const getRoleQuery = (queries: QueryClient, id: number) => ({
  ...endpointQuery(getRoleEndpoint, { params: { id } }),
  placeholderData: () =>
    queries
      .getQueriesData<Role[]>(lists)
      .flatMap(([, roles]) => roles ?? [])
      .find((role) => role.id === id),
});

export const listPermissionsQuery = endpointQuery(
  listPermissionsEndpoint,
  {},
  ({ permissions }) => permissions,
);

export const useCreateRole = () =>
  useApiMutation(withBody(createRoleEndpoint), (queries) => ({ onSuccess: () => invalidateStaff(queries) }));

/** Invalidates the lists after a refusal too, because they may be stale. */
export const useUpdateRole = (id: number) =>
  useApiMutation(
    (body: UpdateRolePayload) => callEndpoint(updateRoleEndpoint, { params: { id }, body }),
    (queries) => ({ onSettled: () => invalidateStaff(queries) }),
  );

/** Invalidates the lists after a refusal too, because they may be stale. */
export const useDeleteRole = () =>
  useApiMutation(withId(deleteRoleEndpoint), (queries) => ({
    onSuccess: async (_answer, deleted) => {
      await queries.cancelQueries(lists);
      queries.setQueriesData<Role[]>(lists, (roles) => roles?.filter(({ id }) => id !== deleted));
    },
    onSettled: () => invalidateStaff(queries),
  }));
