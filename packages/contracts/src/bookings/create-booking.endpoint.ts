import { array, object, ValidationError, type ObjectSchema, type TestContext } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayCreateBooking } from '../permissions/permissions.ts';
import { digitsLine, emailLine, manyLines, singleLine } from '../forms/value-fields.ts';
import { flagField, wholeNumberField } from '../forms/strict-fields.ts';
import { maxPassengers, referenceField, tooManyPassengers, userTypeField } from './booking-fields.schema.ts';
import { bookingSchema } from './booking.schema.ts';
import { createBookingSchema, type CreateBookingPayload } from './create-booking.schema.ts';
import { legacyBookingSchema, type LegacyBooking } from './legacy-booking.schema.ts';

export type NewBookingPayload = CreateBookingPayload | LegacyBooking;

export function newBookingRules(body: object) {
  return 'hotel_name' in body ? legacyBookingSchema : createBookingSchema;
}

function keepItsRules(this: TestContext, body: object): true | ValidationError {
  try {
    newBookingRules(body).validateSync(body, { ...this.options, abortEarly: false });
    return true;
  } catch (error) {
    if (error instanceof ValidationError) return error;
    throw error;
  }
}

const newPassenger = object({
  name: singleLine('Name'),
  type: singleLine('Type').max(50, 'Type is too long'),
  user_type: userTypeField,
}).typeError('A passenger must have a name and a type');

const newBookingSchema = object({
  name: singleLine('Name'),
  email: emailLine('Email', 'Email is too long'),
  hotel_name: singleLine('Hotel name'),
  room_type: singleLine('Room type'),
  checkin_date: digitsLine('Check-in date'),
  checkout_date: digitsLine('Check-out date').nullable(),
  no_nights: wholeNumberField('Nights').nullable(),
  passengers: array(newPassenger)
    .typeError('Passengers must be a list')
    .nonNullable('Passengers must be a list')
    .default([])
    .max(maxPassengers, tooManyPassengers),
  verification_token: singleLine('Verification token'),
  external_reference: referenceField.nullable(),
  phone: digitsLine('Phone').nullable(),
  arrival_time: digitsLine('Arrival time').nullable(),
  requests: manyLines('Requests').nullable().max(500, 'Requests must be at most 500 characters'),
  hotel_id: wholeNumberField('Hotel ID'),
  allow_overlap: flagField('Allow overlap'),
  allow_overbooking: flagField('Overbook'),
}).test('rules', keepItsRules);

/**
 * Creates a booking. `allow_overlap` and `allow_overbooking` need manage_hotel; `hotel_id` is required of a global role and may only name the
 * own hotel of other callers. A body with `hotel_name` follows the rules of the legacy form: the hotel is the caller's
 * own, for a global role the approved one of exactly that name. A program may not send `verification_token`, and `hotel_name`
 * must be that of its hotel.
 */
export const createBookingEndpoint = defineEndpoint({
  name: 'create-booking',
  method: 'POST',
  path: '/bookings',
  access: { anyOf: mayCreateBooking },
  scope: 'bookings:write',
  idempotent: true,
  // Values that pass the test `rules` have one of the two forms, which yup's types cannot express.
  body: newBookingSchema as unknown as ObjectSchema<NewBookingPayload>,
  forms: [createBookingSchema, legacyBookingSchema],
  result: bookingSchema,
  fallbackMessage: 'Failed to create booking',
  errors: ['HOTEL_NOT_FOUND', 'DATE_RANGE_CONFLICT', 'SOLD_OUT', 'CONFLICT'],
});
