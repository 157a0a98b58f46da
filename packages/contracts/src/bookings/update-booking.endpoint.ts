import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayEditBooking } from '../permissions/permissions.ts';
import { bookingParams } from './booking-params.ts';
import { bookingSchema } from './booking.schema.ts';
import { updateBookingSchema } from './update-booking.schema.ts';

/**
 * Changes a booking. Who gets another type, or a name that is neither a spelling of the one they were verified under nor
 * that of their document, has to verify again: it is refused unless `end_verification` confirms it. Another e-mail address
 * ends the guest's link. `allow_overlap` needs manage_hotel.
 */
export const updateBookingEndpoint = defineEndpoint({
  name: 'update-booking',
  method: 'PUT',
  path: '/bookings/{id}',
  access: { anyOf: mayEditBooking },
  params: bookingParams,
  body: updateBookingSchema,
  result: bookingSchema,
  fallbackMessage: 'Failed to update booking',
  errors: ['BOOKING_NOT_FOUND', 'DATE_RANGE_CONFLICT', 'VERIFICATION_ENDS', 'STALE'],
});
