import { callEndpoint } from '@suite/api-client';
import type { BookingsEvents, BookingsSlots, GuestPerson } from '@suite/contracts/bookings';
import {
  getVerificationEndpoint,
  reviewCheckEndpoint,
  undoDeskVerificationEndpoint,
  verifyAtDeskEndpoint,
  type DeskReviewPayload,
  type DeskVerificationPayload,
} from '@suite/contracts/verification';
import { createEvents } from '@suite/remote-kit';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';

const { useEvent } = createEvents<BookingsEvents>();

export type DeskBooking = BookingsSlots['booking-details.sections'];

/** Data that the surrounding page has just loaded is not fetched again. */
const staleMs = 5_000;

export const getVerificationQuery = (id: number) => ({
  ...endpointQuery(getVerificationEndpoint, { params: { id } }),
  staleTime: staleMs,
});

/** Refreshes when the surrounding page changes the booking, because guests may have been added or removed. */
export function useFollowBooking(booking_id: number): void {
  const queries = useQueryClient();
  useEvent('bookings.booking-changed', (changed) => {
    if (changed.booking_id === booking_id) invalidateVerification(queries, booking_id);
  });
}

function invalidateVerification(queries: QueryClient, booking_id: number): void {
  const { queryKey } = getVerificationQuery(booking_id);
  // A request that the page has just started is recent enough.
  void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
}

const reloadsVerification =
  ({ booking_id, onBookingChanged }: DeskBooking) =>
  (queries: QueryClient) => ({
    onSettled: () => {
      onBookingChanged();
      invalidateVerification(queries, booking_id);
    },
  });

export const useReviewCheck = (booking: DeskBooking) =>
  useApiMutation(
    (body: DeskReviewPayload) =>
      callEndpoint(reviewCheckEndpoint, { params: { id: booking.booking_id }, body }),
    reloadsVerification(booking),
  );

export const useVerifyAtDesk = (booking: DeskBooking) =>
  useApiMutation(
    (body: DeskVerificationPayload) =>
      callEndpoint(verifyAtDeskEndpoint, { params: { id: booking.booking_id }, body }),
    reloadsVerification(booking),
  );

export const useUndoDeskVerification = (booking: DeskBooking) =>
  useApiMutation(
    (user_type: GuestPerson) =>
      callEndpoint(undoDeskVerificationEndpoint, { params: { id: booking.booking_id }, body: { user_type } }),
    reloadsVerification(booking),
  );
