import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateAccountEndpoint, type UpdateAccountPayload } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAccountsQuery } from './list-accounts.query.ts';

/** Changes name and role of an account; after a refusal too the list is read anew, since a faster change may be why. */
export function useUpdateAccount(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, UpdateAccountPayload>({
    mutationFn: (body) => callEndpoint(updateAccountEndpoint, { params: { id }, body }),
    onSettled: () => queries.invalidateQueries(listAccountsQuery),
  });
}
