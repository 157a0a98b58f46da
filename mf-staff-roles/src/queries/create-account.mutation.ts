import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { createAccountEndpoint, type CreateAccountPayload } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAccountsQuery } from './list-accounts.query.ts';

export function useCreateAccount() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, CreateAccountPayload>({
    mutationFn: (body) => callEndpoint(createAccountEndpoint, { body }),
    onSuccess: () => queries.invalidateQueries(listAccountsQuery),
  });
}
