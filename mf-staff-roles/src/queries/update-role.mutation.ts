import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateRoleEndpoint, type Role, type UpdateRolePayload } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

/** Invalidates the lists after a refusal too, because they may be stale. */
export function useUpdateRole(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: Role }, ApiCallError, UpdateRolePayload>({
    mutationFn: (body) => callEndpoint(updateRoleEndpoint, { params: { id }, body }),
    onSettled: () => invalidateStaff(queries),
  });
}
