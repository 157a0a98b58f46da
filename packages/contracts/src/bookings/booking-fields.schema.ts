import { array, type ObjectSchema, type TestContext, type ValidationError } from 'yup';
import { singleLine } from '../forms/value-fields.ts';
import { guestLanguages } from './guest-languages.ts';
import { passengerTypes, roomCapacity } from './room-types.ts';

// Separators and quotes of a mail header are refused, so that one address stays one recipient.
export const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

export function choice<Value extends string>(label: string, values: readonly Value[], message: string) {
  return singleLine(label)
    .required(`${label} is required`)
    .oneOf(values, ({ value }: { value: unknown }) => (value === '' ? `${label} is required` : message));
}

export function guestTypeField(label: string) {
  return choice(label, passengerTypes, `${label} must be Adult, Child or Infant`);
}

export const userTypeField = singleLine('User type')
  .nonNullable("User type must be 'guest'")
  .oneOf(['guest' as const], "User type must be 'guest'")
  .default('guest');

const referencePattern = /^[A-Za-z0-9][A-Za-z0-9._:/#~-]*$/;

/** The name of a booking in another system, which belongs to one booking of the hotel that is not deleted. */
export const referenceField = singleLine('Reference')
  .max(100, 'Reference must be at most 100 characters')
  .matches(referencePattern, {
    message: 'A reference is a letter or digit, followed by letters, digits or . _ : / # ~ -',
    excludeEmptyString: true,
  });

export const guestLanguageField = singleLine("Guest's language")
  .nullable()
  .oneOf([...guestLanguages, null], `Guest's language must be one of ${guestLanguages.join(', ')}`);

function fitIntoRoom(this: TestContext, passengers: readonly unknown[]): true | ValidationError {
  const { room_type: roomType } = this.parent as { room_type?: unknown };
  if (typeof roomType !== 'string' || roomType === '') return true;
  const most = roomCapacity(roomType);
  if (passengers.length <= most) return true;
  return this.createError({ message: `Maximum ${most} passengers allowed for ${roomType} room` });
}

/** Exceeds the capacity of every room, whose own error names the room; longer lists are refused before it. */
export const maxPassengers = 20;
export const tooManyPassengers = `A booking has at most ${maxPassengers} passengers`;

export function passengersOf<Passenger extends object>(passenger: ObjectSchema<Passenger>) {
  return array(passenger.required('A passenger must have a name and a type'))
    .typeError('Passengers must be a list')
    .nonNullable('Passengers must be a list')
    .default([])
    .test('capacity', fitIntoRoom)
    .max(maxPassengers, tooManyPassengers);
}
