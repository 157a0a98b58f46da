import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { bookingParams } from './booking-params.ts';

/** Fails with 409 `CONFLICT` if all guests are verified or the link has expired. The link is in no answer. */
export const sendVerificationEndpoint = defineEndpoint({
  name: 'send-verification',
  method: 'POST',
  path: '/bookings/{id}/send-verification',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: object({}).noUnknown(),
  result: object({ email: string().required() }),
  fallbackMessage: 'Failed to send verification email',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PERMISSION_DENIED',
    'BOOKING_NOT_FOUND',
    'CONFLICT',
  ],
});
