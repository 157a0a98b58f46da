import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { resetAccountSecondFactorEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAccountsQuery } from './list-accounts.query.ts';

export function useResetAccountSecondFactor() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(resetAccountSecondFactorEndpoint, { params: { id } }),
    onSuccess: () => queries.invalidateQueries(listAccountsQuery),
  });
}
