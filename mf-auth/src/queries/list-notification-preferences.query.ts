import { callEndpoint } from '@suite/api-client';
import { listNotificationPreferencesEndpoint } from '@suite/contracts/notifications';
import { queryOptions } from '@tanstack/react-query';

export const listNotificationPreferencesQuery = queryOptions({
  queryKey: [listNotificationPreferencesEndpoint.name],
  queryFn: async ({ signal }) => (await callEndpoint(listNotificationPreferencesEndpoint, { signal })).result,
});
