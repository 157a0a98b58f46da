import { callEndpoint, type ApiCallError } from '@suite/api-client';
import {
  createBookingEndpoint,
  listBookingsEndpoint,
  type Booking,
  type NewBookingPayload,
  type ResultOf,
} from '@suite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isFiltered, type BookingFilters } from '../domain/booking-filters.ts';
import { getBookingStatsQuery } from './get-booking-stats.query.ts';

type BookingsPage = ResultOf<typeof listBookingsEndpoint>;

/** Why a booking was not created. */
export type CreateBookingFailure = ApiCallError;

/** Creates a booking, puts it first on the lists that begin with the newest, and has list and counts read anew. */
export function useCreateBooking() {
  const queries = useQueryClient();
  const lists = { queryKey: [listBookingsEndpoint.name] };
  return useMutation<{ message: string; result: Booking }, CreateBookingFailure, NewBookingPayload>({
    mutationFn: (body) => callEndpoint(createBookingEndpoint, { body }),
    onSuccess: async ({ result }) => {
      await queries.cancelQueries(lists);
      for (const [key, page] of queries.getQueriesData<BookingsPage>(lists)) {
        const filters = key[1] as BookingFilters;
        if (page && filters.page === 1 && !isFiltered(filters))
          queries.setQueryData(key, withFirst(page, result));
      }
      void queries.invalidateQueries(lists);
      void queries.invalidateQueries(getBookingStatsQuery);
    },
  });
}

function withFirst(page: BookingsPage, booking: Booking): BookingsPage {
  const { limit, total } = page.pagination;
  return {
    ...page,
    bookings: [booking, ...page.bookings].slice(0, limit),
    pagination: { ...page.pagination, total: total + 1 },
  };
}
