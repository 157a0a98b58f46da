import { object } from 'yup';
import { bookingParams } from '../bookings/booking-params.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';

/**
 * Undoes a check-in: the guests have not arrived, and their flags are open again. 409 when they are not checked in,
 * and once they have checked out.
 */
export const undoCheckInEndpoint = defineEndpoint({
  name: 'undo-check-in',
  method: 'DELETE',
  path: '/bookings/{id}/check-in',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  result: object({}),
  fallbackMessage: 'Failed to undo the check-in',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT'],
});
