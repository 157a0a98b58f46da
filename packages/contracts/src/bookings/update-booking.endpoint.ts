import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayEditBooking } from '../permissions/permissions.ts';
import { bookingParams } from './booking-params.ts';
import { bookingSchema } from './booking.schema.ts';
import { updateBookingSchema } from './update-booking.schema.ts';

/** Another type or name ends a verification, which `end_verification` must confirm; another address ends the link. */
export const updateBookingEndpoint = defineEndpoint({
  name: 'update-booking',
  method: 'PUT',
  path: '/bookings/{id}',
  access: { anyOf: mayEditBooking },
  params: bookingParams,
  body: updateBookingSchema,
  result: bookingSchema,
  fallbackMessage: 'Failed to update booking',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PERMISSION_DENIED',
    'BOOKING_NOT_FOUND',
    'DATE_RANGE_CONFLICT',
    'VERIFICATION_ENDS',
    'STALE',
  ],
});
