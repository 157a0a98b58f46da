import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { activateStaffEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

/** Lets a deactivated colleague sign in again. Returns the server's message. */
export function useActivateStaff() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(activateStaffEndpoint, { params: { id } }),
    onSuccess: () => invalidateStaff(queries),
  });
}
