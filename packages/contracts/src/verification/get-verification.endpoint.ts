import { bookingParams } from '../bookings/booking.schema.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { deskVerificationSchema } from './desk.schema.ts';

/** The progress of each guest of a booking, for staff who decide about it. */
export const getVerificationEndpoint = defineEndpoint({
  name: 'get-verification',
  method: 'GET',
  path: '/bookings/{id}/verification',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  result: deskVerificationSchema,
  fallbackMessage: 'Failed to fetch the verification',
  errors: ['BOOKING_NOT_FOUND'],
});
