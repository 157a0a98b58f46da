import { defineEndpoint } from '../http/define-endpoint.ts';
import { bookingParams } from './booking-params.ts';
import { bookingSchema } from './booking.schema.ts';

/** One live booking in the caller's scope. */
export const getBookingEndpoint = defineEndpoint({
  name: 'get-booking',
  method: 'GET',
  path: '/bookings/{id}',
  access: 'signed-in',
  params: bookingParams,
  result: bookingSchema,
  fallbackMessage: 'Failed to fetch booking details',
  errors: ['BOOKING_NOT_FOUND'],
});
