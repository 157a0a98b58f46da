import { object, string } from 'yup';
import { bookingParams } from '../bookings/booking-params.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { mayManageBooking } from '../permissions.ts';

/** Notes that the guests are there. 409 while somebody is not verified, and when they are in already. */
export const checkInBookingEndpoint = defineEndpoint({
  name: 'check-in-booking',
  method: 'POST',
  path: '/bookings/{id}/check-in',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: object({}).noUnknown(),
  result: object({ checked_in_at: string().required() }),
  fallbackMessage: 'Failed to check the guests in',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PERMISSION_DENIED',
    'BOOKING_NOT_FOUND',
    'CONFLICT',
  ],
});
