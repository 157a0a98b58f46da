import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { getRealtimeEndpoint } from '@suite/contracts/dashboard';
import { queryOptions } from '@tanstack/react-query';

const reloadEveryMs = 30_000;

export const getRealtimeQuery = queryOptions({
  queryKey: [getRealtimeEndpoint.name] as const,
  queryFn: async ({ signal }) => (await callEndpoint(getRealtimeEndpoint, { signal })).result,
  initialData: () => prefetchedResult(getRealtimeEndpoint, {}),
  refetchInterval: reloadEveryMs,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
});
