import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { endSessionEndpoint } from '@suite/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listSessionsQuery } from './list-sessions.query.ts';

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError, string>({
    mutationFn: (id) => callEndpoint(endSessionEndpoint, { params: { id } }),
    onSettled: () => queries.invalidateQueries(listSessionsQuery),
  });
}
