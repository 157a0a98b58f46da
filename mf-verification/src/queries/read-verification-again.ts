import type { BookingsEvents, BookingsSlots } from '@suite/contracts/bookings';
import { createEvents } from '@suite/remote-kit';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getVerificationQuery } from './get-verification.query.ts';

const { useEvent } = createEvents<BookingsEvents>();

/** The booking that a section of Booking Details is about. */
export type DeskBooking = BookingsSlots['booking-details.sections'];

/** After a change at the desk: has the booking read anew by the page, and its verification here. */
export function useReadVerificationAgain({ booking_id, onBookingChanged }: DeskBooking): () => void {
  const queries = useQueryClient();
  return () => {
    onBookingChanged();
    readAgain(queries, booking_id);
  };
}

/** Has the verification of a booking read anew when the page around changed the booking: a guest may have gone or come. */
export function useFollowBooking(booking_id: number): void {
  const queries = useQueryClient();
  useEvent('bookings.booking-changed', (changed) => {
    if (changed.booking_id === booking_id) readAgain(queries, booking_id);
  });
}

function readAgain(queries: QueryClient, booking_id: number): void {
  const { queryKey } = getVerificationQuery(booking_id);
  // The page may have begun to read the same, which is late enough.
  void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
}
