import type { VerificationBooking } from '@suite/contracts';
import { Link } from 'react-router-dom';

/** The way to the booking and its people. */
export function BookingLink({ booking }: { booking: VerificationBooking }) {
  return (
    <Link to={`/verification-complete/${booking.verification_token}`}>View Complete Booking Details</Link>
  );
}
