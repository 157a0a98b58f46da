import { array, type ObjectSchema, type TestContext, type ValidationError } from 'yup';
import { singleLine } from '../forms/single-line.ts';
import { guestLanguages } from './guest-languages.ts';
import { passengerTypes, roomCapacity } from './room-types.ts';

// Separators and quotes of addresses in a mail header are refused: one address must stay one recipient.
export const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/;

/** One message for a wrong choice, another for none. */
export function choice<Value extends string>(label: string, values: readonly Value[], message: string) {
  return singleLine(label)
    .required(`${label} is required`)
    .oneOf(values, ({ value }: { value: unknown }) => (value === '' ? `${label} is required` : message));
}

/** Adult, child or infant. */
export function guestTypeField(label: string) {
  return choice(label, passengerTypes, `${label} must be Adult, Child or Infant`);
}

export const userTypeField = singleLine('User type')
  .nonNullable("User type must be 'guest'")
  .oneOf(['guest' as const], "User type must be 'guest'")
  .default('guest');

/** The language the primary guest is written to in; null: not known. */
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

/** More than any room takes, whose own sentence names the room: a list beyond is refused before its items are read. */
export const maxPassengers = 20;
export const tooManyPassengers = `A booking has at most ${maxPassengers} passengers`;

/** The guests of a booking, no more than its room takes. */
export function passengersOf<Passenger extends object>(passenger: ObjectSchema<Passenger>) {
  return array(passenger.required('A passenger must have a name and a type'))
    .typeError('Passengers must be a list')
    .nonNullable('Passengers must be a list')
    .default([])
    .test('capacity', fitIntoRoom)
    .max(maxPassengers, tooManyPassengers);
}
