import { callEndpoint } from '@suite/api-client';
import { getBookingEndpoint } from '@suite/contracts/bookings';
import { queryOptions } from '@tanstack/react-query';

export function getBookingQuery(id: number) {
  return queryOptions({
    queryKey: [getBookingEndpoint.name, id] as const,
    queryFn: async ({ signal }) =>
      (await callEndpoint(getBookingEndpoint, { params: { id }, signal })).result,
    staleTime: 0,
  });
}
