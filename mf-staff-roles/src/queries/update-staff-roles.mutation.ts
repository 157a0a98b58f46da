import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateStaffRolesEndpoint, type StaffRolesPayload } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';
import { useOwnProfile } from './use-own-profile.ts';

/** Invalidates the lists after a refusal too, because they may be stale. */
export function useUpdateStaffRoles(id: number) {
  const queries = useQueryClient();
  const followOwn = useOwnProfile();
  return useMutation<{ message: string }, ApiCallError, StaffRolesPayload>({
    mutationFn: (body) => callEndpoint(updateStaffRolesEndpoint, { params: { id }, body }),
    onSuccess: () => followOwn(id),
    onSettled: () => invalidateStaff(queries),
  });
}
