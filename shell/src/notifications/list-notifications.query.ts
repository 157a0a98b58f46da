import { callEndpoint } from '@suite/api-client';
import { listNotificationsEndpoint } from '@suite/contracts/notifications';
import { infiniteQueryOptions } from '@tanstack/react-query';

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
