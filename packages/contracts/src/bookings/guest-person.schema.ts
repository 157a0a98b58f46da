import { object, type InferType } from 'yup';
import { idIn, textField, wholeNumberField } from '../forms/strict-fields.ts';

export const guestUserTypes = ['primary', 'guest'] as const;

export type GuestUserType = (typeof guestUserTypes)[number];

/** One of the two kinds of guests. */
export const guestUserTypeField = textField('User type').oneOf(
  guestUserTypes,
  'User type must be primary or guest',
);

/**
 * A person of a booking: its primary guest, named by the booking's id, or one of the other guests, named by their own.
 */
export const guestPersonSchema = object({
  user_type: guestUserTypeField.required('User type is required'),
  item_id: idIn(wholeNumberField('Item ID'), 'Item ID').required('Item ID is required'),
})
  .typeError('The person must have a user type and an item ID')
  .exact('The person has a user_type and an item_id only');

export type GuestPerson = InferType<typeof guestPersonSchema>;

/** The person that a guest's call is for; the guest themselves when left out. */
export const actingForField = guestPersonSchema.optional().default(undefined);
