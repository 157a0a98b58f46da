import { getBookingStatsEndpoint, listBookingsEndpoint } from '@suite/contracts/bookings';
import { endpointQuery } from '@suite/remote-kit/queries';
import { keepPreviousData } from '@tanstack/react-query';
import type { BookingFilters } from '../domain/booking-filters.ts';

export function listBookingsQuery({ view: _view, desk: _desk, hotelId, ...rest }: BookingFilters) {
  const query = { ...rest, ...(hotelId !== null && { hotelId }) };
  return { ...endpointQuery(listBookingsEndpoint, { query }), placeholderData: keepPreviousData };
}

export const getBookingStatsQuery = endpointQuery(getBookingStatsEndpoint, {});
