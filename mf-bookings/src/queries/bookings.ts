import { callEndpoint, fetchFile, type ApiCallError } from '@suite/api-client';
import {
  createBookingEndpoint,
  deleteBookingEndpoint,
  exportBookingsEndpoint,
  getBookingEndpoint,
  restoreBookingEndpoint,
  sendVerificationEndpoint,
  updateBookingEndpoint,
  type UpdateBookingPayload,
  type BookingsEvents,
} from '@suite/contracts/bookings';
import {
  findArrivalEndpoint,
  checkInBookingEndpoint,
  checkOutBookingEndpoint,
  getVerificationEndpoint,
  undoCheckInEndpoint,
  type CheckInPayload,
} from '@suite/contracts/verification';
import { endpointQuery, useApiMutation, withBody } from '@suite/remote-kit/queries';
import { useQueryClient } from '@tanstack/react-query';
import { createEvents } from '@suite/remote-kit';
import { useCallback } from 'react';
import type { BookingFilters } from '../domain/booking-filters.ts';
import { addToLists, dropFromLists, invalidateBookingLists, replaceInLists } from './booking-lists.ts';

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
  useApiMutation(withBody(createBookingEndpoint), (queries) => ({
    onSuccess: ({ result }) => addToLists(queries, result),
  }));

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

export const getVerificationQuery = (id: number) => ({
  ...endpointQuery(getVerificationEndpoint, { params: { id } }),
  staleTime: 0,
});

export const useCheckInBooking = (id: number) =>
  useApiMutation(
    (body: CheckInPayload) => callEndpoint(checkInBookingEndpoint, { params: { id }, body }),
    useReloadsBooking(id),
  );

export const useUndoCheckIn = (id: number) =>
  useApiMutation(() => callEndpoint(undoCheckInEndpoint, { params: { id } }), useReloadsBooking(id));

export const useCheckOutBooking = (id: number) =>
  useApiMutation(
    () => callEndpoint(checkOutBookingEndpoint, { params: { id }, body: {} }),
    useReloadsBooking(id),
  );

const { usePublish } = createEvents<BookingsEvents>();

/** Returns a stable callback. */
export function useInvalidateBooking(id: number): () => void {
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.invalidateQueries({ queryKey: [getVerificationEndpoint.name, id] });
    void queries.invalidateQueries({ queryKey: [getBookingEndpoint.name, id] });
    invalidateBookingLists(queries);
  }, [queries, id]);
}

/** Returns a stable callback. */
function usePublishBookingChange(): (id: number) => void {
  const publish = usePublish();
  return useCallback((id) => publish('bookings.booking-changed', { booking_id: id }), [publish]);
}

/** Refreshes the booking here and notifies other remotes. */
function useReloadsBooking(id: number) {
  const invalidate = useInvalidateBooking(id);
  const publish = usePublishBookingChange();
  return () => ({
    onSettled: () => {
      invalidate();
      publish(id);
    },
  });
}
