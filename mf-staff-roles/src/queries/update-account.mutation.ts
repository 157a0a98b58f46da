import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateAccountEndpoint, type UpdateAccountPayload } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAccountsQuery } from './list-accounts.query.ts';

/** Refetches after a refusal too, because another user's change may be the reason. */
export function useUpdateAccount(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, UpdateAccountPayload>({
    mutationFn: (body) => callEndpoint(updateAccountEndpoint, { params: { id }, body }),
    onSettled: () => queries.invalidateQueries(listAccountsQuery),
  });
}
