import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { renamePasskeyEndpoint } from '@suite/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listPasskeysQuery } from './list-passkeys.query.ts';

export function useRenamePasskey(id: string) {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError, { passkey_name: string }>({
    mutationFn: (body) => callEndpoint(renamePasskeyEndpoint, { params: { id }, body }),
    onSettled: () => queries.invalidateQueries(listPasskeysQuery),
  });
}
