import { number, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { trimmedTextField } from '../forms/strict-fields.ts';

/**
 * The booking of a guest at the front desk, by the code they show: the short one, in any notation, or the one in
 * their QR code. 404 for every code that opens no booking in reach.
 */
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
  errors: ['NOT_FOUND'],
});
