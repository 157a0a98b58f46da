import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { createRoleEndpoint, type CreateRolePayload, type Role } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateStaff } from './invalidate-staff.ts';

export function useCreateRole() {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: Role }, ApiCallError, CreateRolePayload>({
    mutationFn: (body) => callEndpoint(createRoleEndpoint, { body }),
    onSuccess: () => invalidateStaff(queries),
  });
}
