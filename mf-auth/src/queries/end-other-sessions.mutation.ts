import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { endOtherSessionsEndpoint } from '@suite/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listSessionsQuery } from './list-sessions.query.ts';

export function useEndOtherSessions() {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError>({
    mutationFn: () => callEndpoint(endOtherSessionsEndpoint, {}),
    onSettled: () => queries.invalidateQueries(listSessionsQuery),
  });
}
