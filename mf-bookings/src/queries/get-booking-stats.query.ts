import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { getBookingStatsEndpoint } from '@suite/contracts/bookings';
import { queryOptions } from '@tanstack/react-query';

export const getBookingStatsQuery = queryOptions({
  queryKey: [getBookingStatsEndpoint.name] as const,
  queryFn: async ({ signal }) => (await callEndpoint(getBookingStatsEndpoint, { signal })).result,
  initialData: () => prefetchedResult(getBookingStatsEndpoint, {}),
});
