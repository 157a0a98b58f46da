import type { ApiCallError } from '@suite/api-client';
import {
  getDashboardEndpoint,
  listDutyEndpoint,
  listHousekeepingRoomsEndpoint,
  listTasksEndpoint,
} from '@suite/contracts/dashboard';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const shown = [getDashboardEndpoint, listDutyEndpoint, listHousekeepingRoomsEndpoint, listTasksEndpoint];

/** Stays pending until all affected figures and lists are reloaded. */
export function useDashboardChange<Input, Answer>(call: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation<Answer, ApiCallError, Input>({
    mutationFn: call,
    onSuccess: async () => {
      await Promise.all(shown.map(({ name }) => queries.invalidateQueries({ queryKey: [name] })));
    },
  });
}
