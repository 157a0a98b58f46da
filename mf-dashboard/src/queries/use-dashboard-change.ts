import type { ApiCallError } from '@suite/api-client';
import {
  getDashboardEndpoint,
  listDutyEndpoint,
  listHousekeepingRoomsEndpoint,
  listTasksEndpoint,
} from '@suite/contracts/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const shown = [getDashboardEndpoint, listDutyEndpoint, listHousekeepingRoomsEndpoint, listTasksEndpoint];

/** A change of the day's work; it is under way until every figure and list that may speak of it is read anew. */
export function useDashboardChange<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ApiCallError, Input>({
    mutationFn: call,
    onSuccess: async () => {
      await Promise.all(shown.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
    },
  });
}
