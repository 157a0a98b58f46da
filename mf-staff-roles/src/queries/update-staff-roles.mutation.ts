import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateStaffRolesEndpoint, type Staff, type StaffRolesPayload } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';
import { useOwnProfile } from './use-own-profile.ts';

/** The specified body is the roles alone, so that a header names the state they were chosen from. */
export function useUpdateStaffRoles({ user_id: id, updated_at }: Pick<Staff, 'user_id' | 'updated_at'>) {
  const queries = useQueryClient();
  const followOwn = useOwnProfile();
  return useMutation<{ message: string }, ApiCallError, StaffRolesPayload>({
    mutationFn: (body) =>
      callEndpoint(updateStaffRolesEndpoint, {
        params: { id },
        body,
        headers: { 'if-match': `"${updated_at}"` },
      }),
    onSuccess: () => followOwn(id),
    // A refusal shows that the lists may be stale too.
    onSettled: () => invalidateStaff(queries),
  });
}
