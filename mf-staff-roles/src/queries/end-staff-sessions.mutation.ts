import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { endStaffSessionsEndpoint } from '@suite/contracts/staff-roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { listStaffSessionsQuery } from './list-staff-sessions.query.ts';

export function useEndStaffSessions(id: number) {
  const queries = useQueryClient();
  return useMutation<unknown, ApiCallError>({
    mutationFn: () => callEndpoint(endStaffSessionsEndpoint, { params: { id } }),
    onSettled: () => queries.invalidateQueries(listStaffSessionsQuery(id)),
  });
}
