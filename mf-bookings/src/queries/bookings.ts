import { callEndpoint, fetchFile, type ApiCallError } from '@suite/api-client';
import {
  createBookingEndpoint,
  createGroupEndpoint,
  deleteBookingEndpoint,
  exportBookingsEndpoint,
  getBookingEndpoint,
  getBookingHistoryEndpoint,
  getGuestEndpoint,
  listGroupEndpoint,
  restoreBookingEndpoint,
  sendVerificationEndpoint,
  updateBookingEndpoint,
  type Booking,
  type BookingsEvents,
  type CreateGroupPayload,
  type NewBookingPayload,
  type UpdateBookingPayload,
} from '@suite/contracts/bookings';
import type { FileFormat } from '@suite/contracts/http';
import { separatorIn } from '@suite/csv';
import { currentLanguage } from '@suite/i18n';
import { findArrivalEndpoint, getVerificationEndpoint } from '@suite/contracts/verification';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createEvents } from '@suite/remote-kit';
import { useCallback, useRef } from 'react';
import type { BookingFilters } from '../domain/booking-filters.ts';
import { newVerificationToken } from '../domain/verification-token.ts';
import {
  addToLists,
  dropFromLists,
  invalidateBookingLists,
  invalidateRooms,
  replaceInLists,
} from './booking-lists.ts';

export type BookingFailure = ApiCallError;

export const getBookingQuery = (id: number) => ({
  ...endpointQuery(getBookingEndpoint, { params: { id } }),
  staleTime: 0,
});

export const listGroupQuery = (id: number) => ({
  ...endpointQuery(listGroupEndpoint, { params: { id } }, ({ bookings }) => bookings),
  staleTime: 0,
});

export const useFindArrival = () => {
  const queries = useQueryClient();
  return useApiMutation(async (code: string) => {
    const { result } = await callEndpoint(findArrivalEndpoint, { body: { code } });
    return queries.fetchQuery(getBookingQuery(result.booking_id));
  });
};

/** A taken reference is a conflict that belongs beside its field. */
export const refusesFields = ({ errorType, errors }: BookingFailure) =>
  errorType === 'VALIDATION_ERROR' || errors.some(({ field }) => field === 'external_reference');

/** Shows the form that its room was sold meanwhile. */
const refreshWhenSoldOut =
  (queries: QueryClient) =>
  ({ errorType }: BookingFailure) => {
    if (errorType === 'SOLD_OUT') invalidateRooms(queries);
  };

type NewBookings = NewBookingPayload | CreateGroupPayload;

async function createBookings(
  body: NewBookings,
  token: string,
): Promise<{ message: string; bookings: Booking[] }> {
  const headers = { 'idempotency-key': token };
  if ('rooms' in body) {
    const { message, result } = await callEndpoint(createGroupEndpoint, { body, headers });
    return { message, ...result };
  }
  const sent = 'hotel_name' in body ? body : { ...body, verification_token: token };
  const { message, result } = await callEndpoint(createBookingEndpoint, { body: sent, headers });
  return { message, bookings: [result] };
}

/**
 * A body with `rooms` creates a group. The same body is sent with the same token until it was created, so that pressing the
 * button again after a lost answer makes no second booking.
 */
export function useCreateBookings() {
  const last = useRef<{ entries: string; token: string }>(undefined);
  return useApiMutation(
    (body: NewBookings) => {
      const entries = JSON.stringify(body);
      if (last.current?.entries !== entries) last.current = { entries, token: newVerificationToken() };
      return createBookings(body, last.current.token);
    },
    (queries) => ({
      onError: refreshWhenSoldOut(queries),
      onSuccess: ({ bookings }) => {
        last.current = undefined;
        return addToLists(queries, bookings);
      },
    }),
  );
}

export function useUpdateBooking(id: number) {
  const publishChange = usePublishBookingChange();
  return useApiMutation(
    (body: UpdateBookingPayload) => callEndpoint(updateBookingEndpoint, { params: { id }, body }),
    (queries) => ({
      onError: refreshWhenSoldOut(queries),
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
  format: FileFormat;
  filters: BookingFilters;
  ids?: readonly number[];
}

export const useExportBookings = () =>
  useApiMutation(({ format, filters, ids }: BookingsToExport) => {
    const { view: _view, desk: _desk, page: _page, limit: _limit, hotelId, ...rest } = filters;
    const query = { ...rest, ...(hotelId !== null && { hotelId }), ...(ids && { ids: ids.join(',') }) };
    const separator = separatorIn(currentLanguage());
    return fetchFile(exportBookingsEndpoint, { query: { ...query, format, separator } });
  });

export const getVerificationQuery = (id: number) => ({
  ...endpointQuery(getVerificationEndpoint, { params: { id } }),
  staleTime: 0,
});

const { usePublish } = createEvents<BookingsEvents>();

function invalidateBookings(queries: QueryClient, ids: readonly number[]): void {
  for (const id of ids) {
    void queries.invalidateQueries({ queryKey: [getVerificationEndpoint.name, id] });
    void queries.invalidateQueries({ queryKey: [getBookingEndpoint.name, id] });
    void queries.invalidateQueries({ queryKey: [getBookingHistoryEndpoint.name, id] });
    void queries.invalidateQueries({ queryKey: [getGuestEndpoint.name, id] });
  }
  invalidateBookingLists(queries);
}

/** Returns a stable callback. */
export function useInvalidateBooking(id: number): () => void {
  const queries = useQueryClient();
  return useCallback(() => invalidateBookings(queries, [id]), [queries, id]);
}

/** Returns a stable callback. */
export function usePublishBookingChange(): (id: number) => void {
  const publish = usePublish();
  return useCallback((id) => publish('bookings.booking-changed', { booking_id: id }), [publish]);
}

/** Refreshes bookings here and notifies other remotes. */
export function useReloadBookings(): (...ids: number[]) => void {
  const queries = useQueryClient();
  const publish = usePublishBookingChange();
  return (...ids) => {
    invalidateBookings(queries, ids);
    for (const id of ids) publish(id);
  };
}
