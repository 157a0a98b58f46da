import { object, type InferType } from 'yup';
import { emailLine, singleLine } from '../forms/value-fields.ts';
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
import { roomTypes } from './room-types.ts';
import { checkinField, checkoutField, nightsField } from './stay-dates.ts';

const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

const nameField = singleLine('Name')
  .required('Name is required')
  .max(100, 'Name must be at most 100 characters');

export const newPassengerSchema = object({
  name: nameField,
  type: guestTypeField('Type'),
  user_type: userTypeField,
})
  .typeError('A passenger must have a name and a type')
  .exact('A passenger has a name, a type and a user_type only');

/** Validate with `context: { today }`, the hotel's own calendar day; without it past dates are accepted. */
export const createBookingSchema = object({
  name: nameField,
  email: emailLine('Email', 'Valid email is required')
    .required('Email is required')
    .matches(oneAddress, { message: 'Valid email is required', excludeEmptyString: true }),
  room_type: choice('Room type', roomTypes, `Room type must be one of ${roomTypes.join(', ')}`),
  checkin_date: checkinField,
  checkout_date: checkoutField,
  no_nights: nightsField,
  passengers: passengersOf(newPassengerSchema),
  verification_token: singleLine('Verification token')
    .nonNullable('Verification token must be a UUID v4')
    .matches(uuidV4, { message: 'Verification token must be a UUID v4', excludeEmptyString: true }),
  external_reference: referenceField.nullable(),
  guest_language: guestLanguageField,
  ...guestFactsFields,
  hotel_id: idIn(wholeNumberField('Hotel ID'), 'Hotel ID'),
  allow_overlap: flagField('Allow overlap'),
  allow_overbooking: flagField('Overbook'),
})
  .typeError('A booking must be an object')
  .nonNullable('A booking must be an object')
  .exact(({ properties }: { properties: string }) => `Unknown fields: ${properties.slice(0, 200)}`);
export type CreateBookingPayload = InferType<typeof createBookingSchema>;
