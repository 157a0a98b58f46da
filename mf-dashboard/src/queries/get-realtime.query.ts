import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { getRealtimeEndpoint } from '@suite/contracts/dashboard';
import { queryOptions } from '@tanstack/react-query';

const reloadEveryMs = 30_000;

/** The figures of this moment, read again every 30 seconds while the page can be seen, and when it is seen again. */
export const getRealtimeQuery = queryOptions({
  queryKey: [getRealtimeEndpoint.name] as const,
  queryFn: async ({ signal }) => (await callEndpoint(getRealtimeEndpoint, { signal })).result,
  initialData: () => prefetchedResult(getRealtimeEndpoint, {}),
  refetchInterval: reloadEveryMs,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
});
