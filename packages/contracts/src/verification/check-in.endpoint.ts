import { array, number, object, string, type InferType } from 'yup';
import { bookingParams } from '../bookings/booking.schema.ts';
import { guestPersonSchema } from '../bookings/guest-person.schema.ts';
import { flagField, idIn, textField, trimmedTextField, wholeNumberField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayManageBooking } from '../permissions/permissions.ts';
import { deskMethodField } from './desk-verification.endpoint.ts';

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

const acknowledgedFlagSchema = guestPersonSchema
  .shape({ flag: textField('Flag').required('Flag is required').max(100, 'Flag is not known') })
  .exact('An acknowledged flag has a user_type, an item_id and a flag only');

const shownDocumentSchema = guestPersonSchema
  .shape({ method: deskMethodField })
  .exact('A shown document has a user_type, an item_id and a method only');

const checkInSchema = object({
  shown: array(shownDocumentSchema.required('A shown document is required'))
    .typeError('Shown must be a list')
    .nonNullable('Shown must be a list')
    .max(21, 'Too many documents'),
  room_id: idIn(wholeNumberField('Room'), 'Room'),
  acknowledged: array(acknowledgedFlagSchema.required('A flag is required'))
    .typeError('Acknowledged must be a list')
    .nonNullable('Acknowledged must be a list')
    .max(100, 'Too many flags')
    .default([]),
  early: flagField('Early').default(false),
}).noUnknown();
export type CheckInPayload = InferType<typeof checkInSchema>;

/**
 * Records that the guests have arrived. `shown` verifies guests at the desk in the same step; `room_id` is the room they get,
 * if they have none or another one. 409 while a guest is not verified or an open flag is not acknowledged, before
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

/**
 * Undoes a check-in: the guests have not arrived, and their flags are open again. 409 when they are not checked in,
 * and once they have checked out.
 */
export const undoCheckInEndpoint = defineEndpoint({
  name: 'undo-check-in',
  method: 'DELETE',
  path: '/bookings/{id}/check-in',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  result: object({}),
  fallbackMessage: 'Failed to undo the check-in',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT'],
});

/** Records that the guests have left. 409 before their check-in, and after their check-out. */
export const checkOutBookingEndpoint = defineEndpoint({
  name: 'check-out-booking',
  method: 'POST',
  path: '/bookings/{id}/check-out',
  access: { anyOf: mayManageBooking },
  params: bookingParams,
  body: object({}).noUnknown(),
  result: object({ checked_out_at: string().required() }),
  fallbackMessage: 'Failed to check the guests out',
  errors: ['BOOKING_NOT_FOUND', 'CONFLICT'],
});
