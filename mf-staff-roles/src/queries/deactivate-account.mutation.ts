import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { deactivateAccountEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAccountsQuery } from './list-accounts.query.ts';

export function useDeactivateAccount() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(deactivateAccountEndpoint, { params: { id } }),
    onSuccess: () => queries.invalidateQueries(listAccountsQuery),
  });
}
