import { number, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { trimmedTextField } from '../forms/strict-fields.ts';

/** Accepts the short code in any notation, or the QR code's; 404 if it opens no booking in reach. */
export const findArrivalEndpoint = defineEndpoint({
  name: 'find-arrival',
  method: 'POST',
  path: '/bookings/arrivals/check',
  access: { anyOf: mayManageBooking },
  body: object({
    code: trimmedTextField('Arrival code')
      .required('Arrival code is required')
      .max(200, 'Arrival code must be at most 200 characters'),
  }).noUnknown(),
  result: object({ booking_id: number().required() }),
  fallbackMessage: 'Failed to look up the arrival code',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PERMISSION_DENIED',
    'NOT_FOUND',
    'TOO_MANY_REQUESTS',
  ],
});
