import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { endStaffSessionEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listStaffSessionsQuery } from './list-staff-sessions.query.ts';

export function useEndStaffSession(id: number) {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError, string>({
    mutationFn: (session_id) => callEndpoint(endStaffSessionEndpoint, { params: { id, session_id } }),
    onSettled: () => queries.invalidateQueries(listStaffSessionsQuery(id)),
  });
}
