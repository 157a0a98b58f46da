import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { bookingParams } from './booking-params.ts';

/** Deletes a booking and its guest's link. For a minute `restore-booking` restores both. */
export const deleteBookingEndpoint = defineEndpoint({
  name: 'delete-booking',
  method: 'DELETE',
  path: '/bookings/{id}',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  result: object({}),
  fallbackMessage: 'Failed to delete booking',
  errors: ['BOOKING_NOT_FOUND'],
});
