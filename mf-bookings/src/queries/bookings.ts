import { callEndpoint, fetchFile, type ApiCallError } from '@suite/api-client';
import {
  createBookingEndpoint,
  deleteBookingEndpoint,
  exportBookingsEndpoint,
  getBookingEndpoint,
  restoreBookingEndpoint,
  sendVerificationEndpoint,
  updateBookingEndpoint,
  type NewBookingPayload,
  type UpdateBookingPayload,
} from '@suite/contracts/bookings';
import { findArrivalEndpoint } from '@suite/contracts/verification';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';
import { useQueryClient } from '@tanstack/react-query';
import type { BookingFilters } from '../domain/booking-filters.ts';
import { addToLists, dropFromLists, invalidateBookingLists, replaceInLists } from './booking-lists.ts';
import { usePublishBookingChange } from './invalidate-booking.ts';

export type BookingFailure = ApiCallError;

export const getBookingQuery = (id: number) => ({
  ...endpointQuery(getBookingEndpoint, { params: { id } }),
  staleTime: 0,
});

export const useFindArrival = () => {
  const queries = useQueryClient();
  return useApiMutation(async (code: string) => {
    const { result } = await callEndpoint(findArrivalEndpoint, { body: { code } });
    return queries.fetchQuery(getBookingQuery(result.booking_id));
  });
};

export const useCreateBooking = () =>
  useApiMutation(
    (body: NewBookingPayload) => callEndpoint(createBookingEndpoint, { body }),
    (queries) => ({ onSuccess: ({ result }) => addToLists(queries, result) }),
  );

export function useUpdateBooking(id: number) {
  const publishChange = usePublishBookingChange();
  return useApiMutation(
    (body: UpdateBookingPayload) => callEndpoint(updateBookingEndpoint, { params: { id }, body }),
    (queries) => ({
      onSuccess: ({ result }) => {
        publishChange(id);
        return replaceInLists(queries, result);
      },
    }),
  );
}

export async function deleteBooking(id: number): Promise<string> {
  return (await callEndpoint(deleteBookingEndpoint, { params: { id } })).message;
}

export const useDeleteBooking = () =>
  useApiMutation(deleteBooking, (queries) => ({
    onSuccess: (_message, id) => dropFromLists(queries, id),
  }));

export async function restoreBooking(id: number): Promise<string> {
  return (await callEndpoint(restoreBookingEndpoint, { params: { id }, body: {} })).message;
}

export const useRestoreBooking = () =>
  useApiMutation(restoreBooking, (queries) => ({ onSuccess: () => invalidateBookingLists(queries) }));

/** Returns the address that the link was mailed to. */
export async function sendVerification(id: number): Promise<string> {
  const { result } = await callEndpoint(sendVerificationEndpoint, { params: { id }, body: {} });
  return result.email;
}

/** `ids` selects some of the filtered bookings. */
interface BookingsToExport {
  filters: BookingFilters;
  ids?: readonly number[];
}

export const useExportBookings = () =>
  useApiMutation(({ filters, ids }: BookingsToExport) => {
    const { view: _view, page: _page, limit: _limit, hotelId, ...rest } = filters;
    const query = { ...rest, ...(hotelId !== null && { hotelId }), ...(ids && { ids: ids.join(',') }) };
    return fetchFile(exportBookingsEndpoint, { query });
  });
