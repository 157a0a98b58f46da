import { array, object, string, type InferType } from 'yup';
import { bookingParams } from '../bookings/booking-params.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { flagField, textField } from '../forms/strict-fields.ts';
import { guestPersonSchema } from '../bookings/guest-person.schema.ts';

const acknowledgedFlagSchema = guestPersonSchema
  .shape({ flag: textField('Flag').required('Flag is required').max(100, 'Flag is not known') })
  .exact('An acknowledged flag has a user_type, an item_id and a flag only');

const checkInSchema = object({
  acknowledged: array(acknowledgedFlagSchema.required('A flag is required'))
    .typeError('Acknowledged must be a list')
    .nonNullable('Acknowledged must be a list')
    .max(100, 'Too many flags')
    .default([]),
  early: flagField('Early').default(false),
}).noUnknown();

export type CheckInPayload = InferType<typeof checkInSchema>;

/**
 * Records that the guests have arrived. 409 while a guest is not verified or an open flag is not acknowledged, before
 * the hotel's arrival day without `early`, and when they are checked in already.
 */
export const checkInBookingEndpoint = defineEndpoint({
  name: 'check-in-booking',
  method: 'POST',
  path: '/bookings/{id}/check-in',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: checkInSchema,
  maxBodyBytes: 64 * 1024,
  result: object({ checked_in_at: string().required() }),
  fallbackMessage: 'Failed to check the guests in',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT'],
});
