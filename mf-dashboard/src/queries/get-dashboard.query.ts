import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { getDashboardEndpoint, type DashboardRange } from '@suite/contracts/dashboard';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** All figures of the caller's dashboard; those of other days stay on view until the asked ones are here. */
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
