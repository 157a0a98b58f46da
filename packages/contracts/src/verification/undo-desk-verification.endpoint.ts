import { object, string } from 'yup';
import { bookingParams } from '../bookings/booking-params.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { guestPersonSchema } from '../bookings/guest-person.schema.ts';

/**
 * Undoes a verification at the desk, or that a child is accompanied. 409 for a person who was verified by photos or
 * not at all, and while the guests are checked in.
 */
export const undoDeskVerificationEndpoint = defineEndpoint({
  name: 'undo-desk-verification',
  method: 'POST',
  path: '/bookings/{id}/desk-verification/undo',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: object({ user_type: guestPersonSchema.required('User type is required') }).noUnknown(),
  result: object({ name: string().required() }),
  fallbackMessage: 'Failed to undo the verification',
  errors: ['BOOKING_NOT_FOUND', 'NOT_FOUND', 'CONFLICT'],
});
