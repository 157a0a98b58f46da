import { isLinkAlive, type GuestBooking } from '../bookings/bookings.public.ts';
import { ApiError } from '../plugins/errors.ts';

/** The booking a link may open now. Whoever guesses learns nothing of links that were. */
export function requireLiveLink(booking: GuestBooking | null, now: Date): GuestBooking {
  if (!booking || !isLinkAlive(booking, now)) {
    throw new ApiError(404, 'NOT_FOUND', 'The verification link is invalid or expired.');
  }
  return booking;
}
