import { object, string } from 'yup';
import { bookingParams } from '../bookings/booking-params.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';

/** Records that the guests have left. 409 before their check-in, and after their check-out. */
export const checkOutBookingEndpoint = defineEndpoint({
  name: 'check-out-booking',
  method: 'POST',
  path: '/bookings/{id}/check-out',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: object({}).noUnknown(),
  result: object({ checked_out_at: string().required() }),
  fallbackMessage: 'Failed to check the guests out',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT'],
});
