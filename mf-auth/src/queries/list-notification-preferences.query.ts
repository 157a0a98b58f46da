import { callEndpoint } from '@suite/api-client';
import { listNotificationPreferencesEndpoint } from '@suite/contracts/notifications';
import { queryOptions } from '@tanstack/react-query';

/** By which ways the user is notified of the kinds that their permissions allow. */
export const listNotificationPreferencesQuery = queryOptions({
  queryKey: [listNotificationPreferencesEndpoint.name],
  queryFn: async ({ signal }) => (await callEndpoint(listNotificationPreferencesEndpoint, { signal })).result,
});
