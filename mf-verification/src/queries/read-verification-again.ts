import type { BookingsSlots } from '@suite/contracts/bookings';
import { useQueryClient } from '@tanstack/react-query';
import { getVerificationQuery } from './get-verification.query.ts';

/** The booking that a section of Booking Details is about. */
export type DeskBooking = BookingsSlots['booking-details.sections'];

/** After a change at the desk: has the booking read anew by the page, and its verification here. */
export function useReadVerificationAgain({ booking_id, onBookingChanged }: DeskBooking): () => void {
  const queries = useQueryClient();
  return () => {
    onBookingChanged();
    const { queryKey } = getVerificationQuery(booking_id);
    // The page may have begun to read the same, which is late enough.
    void queries.invalidateQueries({ queryKey }, { cancelRefetch: false });
  };
}
