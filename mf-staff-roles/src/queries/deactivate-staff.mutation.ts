import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { deactivateStaffEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

/** Deactivates a colleague. Returns the server's message. */
export function useDeactivateStaff() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(deactivateStaffEndpoint, { params: { id } }),
    onSuccess: () => invalidateStaff(queries),
  });
}
