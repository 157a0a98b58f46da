import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { listBookingsEndpoint } from '@suite/contracts/bookings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type BookingFilters } from '../domain/booking-filters.ts';

export function listBookingsQuery(filters: BookingFilters) {
  const { view: _view, hotelId, ...rest } = filters;
  const query = { ...rest, ...(hotelId !== null && { hotelId }) };
  return queryOptions({
    queryKey: [listBookingsEndpoint.name, filters] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listBookingsEndpoint, { query, signal })).result,
    initialData: () => prefetchedResult(listBookingsEndpoint, { query }),
    placeholderData: keepPreviousData,
  });
}
