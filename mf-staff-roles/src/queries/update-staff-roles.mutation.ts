import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateStaffRolesEndpoint, type StaffRolesPayload } from '@suite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

/** Replaces a colleague's roles and has the lists read anew, also when that was refused: then they may be old. */
export function useUpdateStaffRoles(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, StaffRolesPayload>({
    mutationFn: (body) => callEndpoint(updateStaffRolesEndpoint, { params: { id }, body }),
    onSettled: () => invalidateStaff(queries),
  });
}
