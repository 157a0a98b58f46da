import { getBookingHistoryEndpoint, getGuestEndpoint } from '@suite/contracts/bookings';
import { endpointQuery } from '@suite/remote-kit/queries';
import { keepPreviousData } from '@tanstack/react-query';

const limit = 10;

export const getGuestQuery = (id: number, page = 1) => ({
  ...endpointQuery(getGuestEndpoint, { params: { id }, query: { page, limit } }),
  placeholderData: keepPreviousData,
});

export const getBookingHistoryQuery = (id: number, page: number) => ({
  ...endpointQuery(getBookingHistoryEndpoint, { params: { id }, query: { page, limit } }),
  staleTime: 0,
  placeholderData: keepPreviousData,
});
