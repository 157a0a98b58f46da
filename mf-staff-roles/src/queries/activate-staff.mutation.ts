import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { activateStaffEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

export function activateStaff(id: number) {
  return callEndpoint(activateStaffEndpoint, { params: { id } });
}

export function useActivateStaff() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: activateStaff,
    onSuccess: () => invalidateStaff(queries),
  });
}
