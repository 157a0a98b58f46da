import { callEndpoint } from '@suite/api-client';
import { listTasksEndpoint, type TaskFilters } from '@suite/contracts/dashboard';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export function listTasksQuery(query: Partial<TaskFilters> & { page: number; limit: number }) {
  return queryOptions({
    queryKey: [listTasksEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listTasksEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}
