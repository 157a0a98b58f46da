import { object, type InferType } from 'yup';
import { isCalendarDate } from '../dates/calendar-date.ts';
import { digitsLine, emailLine, singleLine } from '../forms/value-fields.ts';
import { wholeNumberField } from '../forms/strict-fields.ts';
import { choice, guestTypeField, oneAddress, passengersOf, userTypeField } from './booking-fields.schema.ts';
import { legacyRoomTypes } from './room-types.ts';
import { isLaterDay } from './stay-dates.ts';

const isDayOrNone = (value: unknown) => !value || (typeof value === 'string' && isCalendarDate(value));

const legacyPassengerSchema = object({
  name: singleLine('Passenger name')
    .required('Passenger name is required')
    .max(100, 'Passenger name must be at most 100 characters'),
  type: guestTypeField('Passenger type'),
  user_type: userTypeField,
})
  .typeError('A passenger must have a name and a type')
  .exact('A passenger has a name, a type and a user_type only');

/** Accepts a stay without its end and its nights. */
export const legacyBookingSchema = object({
  name: singleLine('Name').required('Name is required').max(100, 'Name must be at most 100 characters'),
  email: emailLine('Email', 'Invalid email')
    .required('Email is required')
    .matches(oneAddress, { message: 'Invalid email', excludeEmptyString: true }),
  hotel_name: singleLine('Hotel name')
    .required('Hotel name is required')
    .max(100, 'Hotel name must be at most 100 characters'),
  room_type: choice('Room type', legacyRoomTypes, `Room type must be one of ${legacyRoomTypes.join(', ')}`),
  checkin_date: digitsLine('Checkin date')
    .required('Checkin date is required')
    .test('calendar-date', 'Checkin date must be a date', isDayOrNone),
  checkout_date: digitsLine('Checkout date')
    .nullable()
    .test('calendar-date', 'Checkout date must be a date', isDayOrNone)
    .test('after-checkin', 'Checkout date must be after checkin date', function (checkout) {
      return isLaterDay((this.parent as { checkin_date?: unknown }).checkin_date, checkout);
    }),
  no_nights: wholeNumberField('Nights')
    .nullable()
    .min(1, 'Nights must be at least 1')
    .max(3650, 'Nights must be at most 3650'),
  passengers: passengersOf(legacyPassengerSchema),
})
  .typeError('A booking must be an object')
  .nonNullable('A booking must be an object')
  .exact(({ properties }: { properties: string }) => `Unknown fields: ${properties.slice(0, 200)}`);
export type LegacyBooking = InferType<typeof legacyBookingSchema>;
