import { object, string } from 'yup';
import { bookingParams } from '../bookings/booking-params.ts';
import { defineEndpoint } from '../define-endpoint.ts';
import { mayManageBooking } from '../permissions.ts';

/** Notes that the guests have left. 409 before they came, and when they are out already. */
export const checkOutBookingEndpoint = defineEndpoint({
  name: 'check-out-booking',
  method: 'POST',
  path: '/bookings/{id}/check-out',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: object({}).noUnknown(),
  result: object({ checked_out_at: string().required() }),
  fallbackMessage: 'Failed to check the guests out',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PERMISSION_DENIED',
    'BOOKING_NOT_FOUND',
    'CONFLICT',
  ],
});
