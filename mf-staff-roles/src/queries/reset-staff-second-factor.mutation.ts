import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { resetStaffSecondFactorEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

export function useResetStaffSecondFactor() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(resetStaffSecondFactorEndpoint, { params: { id } }),
    onSuccess: () => invalidateStaff(queries),
  });
}
