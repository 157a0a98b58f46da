import { callEndpoint } from '@suite/api-client';
import { listArrivalsEndpoint } from '@suite/contracts/bookings';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type BookingFilters } from '../domain/booking-filters.ts';

/** A page of the bookings that check in today; the page before stays on view until the next one is here. */
export function listArrivalsQuery({ hotelId, page, limit }: BookingFilters) {
  const query = { page, limit, ...(hotelId !== null && { hotelId }) };
  return queryOptions({
    queryKey: [listArrivalsEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listArrivalsEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}
