import { object, type InferType } from 'yup';
import { digitsLine, manyLines } from '../forms/value-fields.ts';

// Counts digits only, because guests write their numbers with different separators.
const phone = /^\+?(?:[ ()./-]*\d){7,15}[ )]*$/;
const clockTime = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Empty texts and null clear a fact; a missing one is unchanged. `arrival_time` is `HH:MM` by the hotel's clock. */
export const guestFactsFields = {
  phone: digitsLine('Phone')
    .nullable()
    .max(40, 'Please enter a valid phone number')
    .matches(phone, { message: 'Please enter a valid phone number', excludeEmptyString: true }),
  arrival_time: digitsLine('Arrival time').nullable().matches(clockTime, {
    message: 'Arrival time must be written as HH:MM',
    excludeEmptyString: true,
  }),
  requests: manyLines('Requests').nullable().max(500, 'Requests must be at most 500 characters'),
};

export const guestFactsSchema = object(guestFactsFields).noUnknown();
export type GuestFacts = InferType<typeof guestFactsSchema>;
