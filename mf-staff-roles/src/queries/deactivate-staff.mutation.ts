import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { deactivateStaffEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

/** Deactivates a colleague. */
export function deactivateStaff(id: number) {
  return callEndpoint(deactivateStaffEndpoint, { params: { id } });
}

/** Deactivates a colleague and has the lists read anew. */
export function useDeactivateStaff() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: deactivateStaff,
    onSuccess: () => invalidateStaff(queries),
  });
}
