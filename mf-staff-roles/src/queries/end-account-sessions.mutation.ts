import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { endAccountSessionsEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAccountSessionsQuery } from './list-account-sessions.query.ts';

export function useEndAccountSessions(id: number) {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError>({
    mutationFn: () => callEndpoint(endAccountSessionsEndpoint, { params: { id } }),
    onSettled: () => queries.invalidateQueries(listAccountSessionsQuery(id)),
  });
}
