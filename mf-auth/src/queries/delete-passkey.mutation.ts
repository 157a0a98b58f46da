import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { deletePasskeyEndpoint } from '@suite/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listPasskeysQuery } from './list-passkeys.query.ts';

export function useDeletePasskey() {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError, string>({
    mutationFn: (id) => callEndpoint(deletePasskeyEndpoint, { params: { id } }),
    onSettled: () => queries.invalidateQueries(listPasskeysQuery),
  });
}
