import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { bookingParams } from './booking-params.ts';
import { bookingSchema } from './booking.schema.ts';

/** Restores a booking up to a minute after its deletion; the guest's link works again. */
export const restoreBookingEndpoint = defineEndpoint({
  name: 'restore-booking',
  method: 'POST',
  path: '/bookings/{id}/restore',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: object({}).noUnknown(),
  result: bookingSchema,
  fallbackMessage: 'Failed to restore booking',
  errors: ['BOOKING_NOT_FOUND', 'DATE_RANGE_CONFLICT'],
});
