import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { bookingParams } from './booking-params.ts';

/**
 * Mails the primary guest the verification link. 409 `CONFLICT`, with the reason as a sentence, when all guests are
 * verified or the link has expired. `email` is where the mail goes; the link is in no answer.
 */
export const sendVerificationEndpoint = defineEndpoint({
  name: 'send-verification',
  method: 'POST',
  path: '/bookings/{id}/send-verification',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: object({}).noUnknown(),
  result: object({ email: string().required() }),
  fallbackMessage: 'Failed to send verification email',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT'],
});
