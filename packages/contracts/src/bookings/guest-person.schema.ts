import { object, type InferType } from 'yup';
import { idIn, textField, wholeNumberField } from '../forms/strict-fields.ts';

export const guestUserTypes = ['primary', 'guest'] as const;

export type GuestUserType = (typeof guestUserTypes)[number];

export const guestUserTypeField = textField('User type').oneOf(
  guestUserTypes,
  'User type must be primary or guest',
);

/** `item_id` is the booking's for its primary guest, and the guest's own for others. */
export const guestPersonSchema = object({
  user_type: guestUserTypeField.required('User type is required'),
  item_id: idIn(wholeNumberField('Item ID'), 'Item ID').required('Item ID is required'),
})
  .typeError('The person must have a user type and an item ID')
  .exact('The person has a user_type and an item_id only');

export type GuestPerson = InferType<typeof guestPersonSchema>;

/** Defaults to the guest who calls. */
export const actingForField = guestPersonSchema.optional().default(undefined);
