import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { endAccountSessionEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listAccountSessionsQuery } from './list-account-sessions.query.ts';

export function useEndAccountSession(id: number) {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError, string>({
    mutationFn: (session_id) => callEndpoint(endAccountSessionEndpoint, { params: { id, session_id } }),
    onSettled: () => queries.invalidateQueries(listAccountSessionsQuery(id)),
  });
}
