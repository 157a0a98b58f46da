import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { deactivateStaffEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

export function deactivateStaff(id: number) {
  return callEndpoint(deactivateStaffEndpoint, { params: { id } });
}

export function useDeactivateStaff() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: deactivateStaff,
    onSuccess: () => invalidateStaff(queries),
  });
}
