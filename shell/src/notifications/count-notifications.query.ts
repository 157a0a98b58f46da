import { callEndpoint } from '@suite/api-client';
import { countNotificationsEndpoint } from '@suite/contracts/notifications';
import { queryOptions } from '@tanstack/react-query';

const reloadEveryMs = 60_000;

/** The event stream invalidates this query; polling covers pages without a stream. */
export const countNotificationsQuery = queryOptions({
  queryKey: ['shell', 'notifications', countNotificationsEndpoint.name] as const,
  queryFn: async ({ signal }) => (await callEndpoint(countNotificationsEndpoint, { signal })).result.count,
  refetchInterval: reloadEveryMs,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
});
