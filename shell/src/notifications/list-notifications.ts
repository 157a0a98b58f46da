import { callEndpoint } from '@suite/api-client';
import {
  listNotificationsEndpoint,
  readAllNotificationsEndpoint,
  readNotificationEndpoint,
} from '@suite/contracts/notifications';
import { useApiMutation } from '@suite/remote-kit/queries';
import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';

const pageSize = 20;

export const listNotificationsQuery = infiniteQueryOptions({
  queryKey: ['shell', 'notifications', listNotificationsEndpoint.name] as const,
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: pageSize, ...(pageParam !== null && { before: pageParam }) };
    return (await callEndpoint(listNotificationsEndpoint, { query, signal })).result;
  },
  initialPageParam: null as number | null,
  getNextPageParam: ({ next }) => next,
  // Another tab may have marked notifications as read.
  staleTime: 0,
});

const reloadsNotifications = (queries: QueryClient) => ({
  onSettled: () => queries.invalidateQueries({ queryKey: ['shell', 'notifications'] }),
});

export const useReadNotification = () =>
  useApiMutation(
    (id: number) => callEndpoint(readNotificationEndpoint, { params: { id } }),
    reloadsNotifications,
  );

export const useReadAllNotifications = () =>
  useApiMutation(
    (newest: number) => callEndpoint(readAllNotificationsEndpoint, { body: { newest } }),
    reloadsNotifications,
  );
