import type { BookingsEvents, BookingsSlots } from '@suite/contracts/bookings';
import { createEvents } from '@suite/remote-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getVerificationQuery } from './get-verification.query.ts';

const { useEvent } = createEvents<BookingsEvents>();

export type DeskBooking = BookingsSlots['booking-details.sections'];

export function useReadVerificationAgain({ booking_id, onBookingChanged }: DeskBooking): () => void {
  const queries = useQueryClient();
  return () => {
    onBookingChanged();
    readAgain(queries, booking_id);
  };
}

/** Refreshes when the surrounding page changes the booking, because guests may have been added or removed. */
export function useFollowBooking(booking_id: number): void {
  const queries = useQueryClient();
  useEvent('bookings.booking-changed', (changed) => {
    if (changed.booking_id === booking_id) readAgain(queries, booking_id);
  });
}

function readAgain(queries: QueryClient, booking_id: number): void {
  const { queryKey } = getVerificationQuery(booking_id);
  // A request that the page has just started is recent enough.
  void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
}
