import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { deleteRoleEndpoint, listRolesEndpoint, type Role } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

/** Invalidates the lists after a refusal too, because they may be stale. */
export function useDeleteRole() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(deleteRoleEndpoint, { params: { id } }),
    onSuccess: async (_answer, deleted) => {
      const lists = { queryKey: [listRolesEndpoint.name] };
      await queries.cancelQueries(lists);
      queries.setQueriesData<Role[]>(lists, (roles) => roles?.filter(({ id }) => id !== deleted));
    },
    onSettled: () => invalidateStaff(queries),
  });
}
