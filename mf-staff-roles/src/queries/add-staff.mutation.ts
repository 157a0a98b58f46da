import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { addStaffEndpoint, type AddStaffPayload } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

export function useAddStaff() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, AddStaffPayload>({
    mutationFn: (body) => callEndpoint(addStaffEndpoint, { body }),
    onSuccess: () => invalidateStaff(queries),
  });
}
