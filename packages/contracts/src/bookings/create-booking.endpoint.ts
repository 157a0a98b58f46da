import { array, object, type InferType } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';
import { mayCreateBooking } from '../permissions.ts';
import { singleLine } from '../single-line.ts';
import { flagField, idIn, wholeNumberField } from '../strict-fields.ts';
import { bookingSchema } from './booking.schema.ts';
import { passengerTypes, roomCapacity, roomTypes } from './room-types.ts';
import { checkinField, checkoutField, nightsField } from './stay-dates.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
// Besides spaces, what separates or quotes addresses in a mail header: one address must stay one recipient.
const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

/** One message for a wrong choice, another for none. */
function choice<Value extends string>(label: string, values: readonly Value[], message: string) {
  return singleLine(label)
    .required(`${label} is required`)
    .oneOf(values, ({ value }: { value: unknown }) => (value === '' ? `${label} is required` : message));
}

const nameField = singleLine('Name')
  .required('Name is required')
  .max(100, 'Name must be at most 100 characters');

const newPassengerSchema = object({
  name: nameField,
  type: choice('Type', passengerTypes, 'Type must be Adult, Child or Infant'),
  user_type: singleLine('User type')
    .nonNullable("User type must be 'guest'")
    .oneOf(['guest' as const], "User type must be 'guest'")
    .default('guest'),
})
  .typeError('A passenger must have a name and a type')
  .exact('A passenger has a name, a type and a user_type only');

/**
 * The create payload, and the rules of the create dialog. Validate with `context: { today }`, the hotel's
 * own calendar day; without it the past-date rule is not asked.
 */
export const createBookingSchema = object({
  name: nameField,
  email: singleLine('Email')
    .required('Email is required')
    .max(254, 'Valid email is required')
    .matches(oneAddress, { message: 'Valid email is required', excludeEmptyString: true }),
  room_type: choice('Room type', roomTypes, `Room type must be one of ${roomTypes.join(', ')}`),
  checkin_date: checkinField,
  checkout_date: checkoutField,
  no_nights: nightsField,
  passengers: array(newPassengerSchema.required('A passenger must have a name and a type'))
    .typeError('Passengers must be a list')
    .nonNullable('Passengers must be a list')
    .default([])
    .test('capacity', function (passengers) {
      const { room_type: roomType } = this.parent as { room_type?: unknown };
      if (typeof roomType !== 'string' || roomType === '') return true;
      const most = roomCapacity(roomType);
      if (passengers.length <= most) return true;
      return this.createError({ message: `Maximum ${most} passengers allowed for ${roomType} room` });
    }),
  verification_token: singleLine('Verification token')
    .nonNullable('Verification token must be a UUID v4')
    .matches(uuidV4, { message: 'Verification token must be a UUID v4', excludeEmptyString: true }),
  hotel_id: idIn(wholeNumberField('Hotel ID'), 'Hotel ID'),
  allow_overlap: flagField('Allow overlap'),
})
  .typeError('A booking must be an object')
  .nonNullable('A booking must be an object')
  .exact(({ properties }: { properties: string }) => `Unknown fields: ${properties.slice(0, 200)}`);

export type CreateBookingPayload = InferType<typeof createBookingSchema>;

/** Creates a booking. `allow_overlap` needs manage_hotel; `hotel_id` is required of a global role and may only name the own hotel of anyone else. */
export const createBookingEndpoint = defineEndpoint({
  name: 'create-booking',
  method: 'POST',
  path: '/bookings',
  access: { anyOf: mayCreateBooking },
  body: createBookingSchema,
  result: bookingSchema,
  fallbackMessage: 'Failed to create booking',
  errors: ['VALIDATION_ERROR', 'PERMISSION_DENIED', 'HOTEL_NOT_FOUND', 'DATE_RANGE_CONFLICT'],
});
