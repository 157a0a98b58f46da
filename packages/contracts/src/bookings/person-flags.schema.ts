import { array, number, object, string, type InferType } from 'yup';
import type { GuestUserType } from './guest-person.schema.ts';

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
