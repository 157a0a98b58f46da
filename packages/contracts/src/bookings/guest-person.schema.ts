import { array, number, object, string, type InferType } from 'yup';
import { idIn, textField, wholeNumberField } from '../forms/strict-fields.ts';

const guestUserTypes = ['primary', 'guest'] as const;
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

export const actingForField = guestPersonSchema.optional().default(undefined);

export const deskChoicesSchema = array(
  object({
    user_type: string<GuestUserType>().required(),
    item_id: number().required(),
    chosen_at: string().required(),
  }).required(),
).required();

const flagOfPerson = {
  user_type: string<GuestUserType>().required(),
  item_id: number().required(),
  /** A later server may send other flags; `label` and `text` explain each. */
  flag: string().required(),
  label: string().required(),
  text: string().required(),
};

export const openFlagsSchema = array(object(flagOfPerson).required()).required();

export type OpenFlag = InferType<typeof openFlagsSchema>[number];

export const personFlagSchema = object({
  flag: flagOfPerson.flag,
  label: flagOfPerson.label,
  text: flagOfPerson.text,
  acknowledged_at: string().defined().nullable(),
  acknowledged_by: string().defined().nullable(),
});
