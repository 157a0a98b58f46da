import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { getDashboardEndpoint, type DashboardRange } from '@suite/contracts/dashboard';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export function getDashboardQuery(range: DashboardRange) {
  return queryOptions({
    queryKey: [getDashboardEndpoint.name, range] as const,
    queryFn: async ({ signal }) =>
      (await callEndpoint(getDashboardEndpoint, { query: range, signal })).result,
    initialData: () => prefetchedResult(getDashboardEndpoint, { query: range }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
}
