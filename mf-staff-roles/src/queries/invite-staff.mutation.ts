import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { inviteStaffEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

export function useInviteStaff() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(inviteStaffEndpoint, { params: { id } }),
    onSuccess: () => invalidateStaff(queries),
  });
}
