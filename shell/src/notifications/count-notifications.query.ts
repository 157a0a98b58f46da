import { callEndpoint } from '@suite/api-client';
import { countNotificationsEndpoint } from '@suite/contracts/notifications';
import { queryOptions } from '@tanstack/react-query';

const reloadEveryMs = 60_000;

/**
 * How many notifications are unread. The event stream says when to read it again; without one it is read every minute
 * while the page can be seen, and when it is seen again.
 */
export const countNotificationsQuery = queryOptions({
  queryKey: ['shell', 'notifications', countNotificationsEndpoint.name] as const,
  queryFn: async ({ signal }) => (await callEndpoint(countNotificationsEndpoint, { signal })).result.count,
  refetchInterval: reloadEveryMs,
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
});
