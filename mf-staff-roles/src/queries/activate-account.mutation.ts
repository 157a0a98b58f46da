import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { activateAccountEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAccountsQuery } from './list-accounts.query.ts';

export function useActivateAccount() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(activateAccountEndpoint, { params: { id } }),
    onSuccess: () => queries.invalidateQueries(listAccountsQuery),
  });
}
