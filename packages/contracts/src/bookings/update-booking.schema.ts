import { object, type InferType } from 'yup';
import { emailLine, singleLine, updatedAtField } from '../forms/value-fields.ts';
import { flagField, idIn, wholeNumberField } from '../forms/strict-fields.ts';
import {
  choice,
  guestLanguageField,
  guestTypeField,
  oneAddress,
  passengersOf,
  referenceField,
  userTypeField,
} from './booking-fields.schema.ts';
import { guestFactsFields } from './guest-facts.schema.ts';
import { legacyRoomTypes, roomTypes } from './room-types.ts';
import { checkinField, checkoutField } from './stay-dates.ts';

const everyRoomType = [...new Set([...roomTypes, ...legacyRoomTypes])];

const nameField = singleLine('Name')
  .required('Name is required')
  .max(100, 'Name must be at most 100 characters');

export const nightsOfChange = wholeNumberField('Nights')
  .min(1, 'Nights must be at least 1')
  .max(3650, 'Nights must be at most 3650');

const keptPassengerSchema = object({
  id: idIn(wholeNumberField('Passenger ID'), 'Passenger ID'),
  name: nameField,
  type: guestTypeField('Type'),
  user_type: userTypeField,
})
  .typeError('A passenger must have a name and a type')
  .exact('A passenger has an id, a name, a type and a user_type only');

/**
 * Accepts past days. Passengers with an `id` are changed, those without are added, missing ones are removed. `hotel_id`
 * may only repeat the booking's own; `verification_token` has no effect.
 */
export const updateBookingSchema = object({
  name: nameField,
  email: emailLine('Email', 'Valid email is required')
    .required('Email is required')
    .matches(oneAddress, { message: 'Valid email is required', excludeEmptyString: true }),
  room_type: choice('Room type', everyRoomType, `Room type must be one of ${everyRoomType.join(', ')}`),
  checkin_date: checkinField,
  checkout_date: checkoutField,
  no_nights: nightsOfChange.required('Nights are required'),
  passengers: passengersOf(keptPassengerSchema).test(
    'named-once',
    'Each passenger may be there once',
    (passengers) => {
      const ids = passengers.flatMap((passenger) => passenger?.id ?? []);
      return new Set(ids).size === ids.length;
    },
  ),
  verification_token: singleLine('Verification token').max(100, 'Verification token is too long'),
  external_reference: referenceField.nullable(),
  guest_language: guestLanguageField,
  ...guestFactsFields,
  hotel_id: idIn(wholeNumberField('Hotel ID'), 'Hotel ID'),
  allow_overlap: flagField('Allow overlap'),
  allow_overbooking: flagField('Overbook'),
  end_verification: flagField('End verification'),
  updated_at: updatedAtField(),
})
  .typeError('A booking must be an object')
  .nonNullable('A booking must be an object')
  .exact(({ properties }: { properties: string }) => `Unknown fields: ${properties.slice(0, 200)}`);
export type UpdateBookingPayload = InferType<typeof updateBookingSchema>;
