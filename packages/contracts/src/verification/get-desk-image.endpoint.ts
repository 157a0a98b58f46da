import { string } from 'yup';
import { bookingParams } from '../bookings/booking-params.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { uuidField } from '../forms/strict-fields.ts';

/** A photo of a check of the booking, while it is kept. Every access is recorded. */
export const getDeskImageEndpoint = defineEndpoint({
  name: 'get-desk-image',
  method: 'GET',
  path: '/bookings/{id}/verification/images/{image}',
  access: { anyOf: mayManageBooking },
  params: bookingParams.shape({ image: uuidField('Photo') }),
  raw: 'image/jpeg',
  result: string().required(),
  fallbackMessage: 'Failed to fetch the photo',
  errors: ['BOOKING_NOT_FOUND', 'NOT_FOUND'],
});
