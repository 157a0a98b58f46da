import { array, number, object, string, type InferType } from 'yup';
import type { GuestUserType } from './guest-person.schema.ts';

const flagOfPerson = {
  user_type: string<GuestUserType>().required(),
  item_id: number().required(),
  /** A later server may know more of them; `label` and `text` say what each means. */
  flag: string().required(),
  /** A few words for a badge. */
  label: string().required(),
  /** What to look at, as a sentence. */
  text: string().required(),
};

/** What staff should look at before these people check in, and have not acknowledged yet. */
export const openFlagsSchema = array(object(flagOfPerson).required()).required();

export type OpenFlag = InferType<typeof openFlagsSchema>[number];

/** A flag of one person; the moment and the name of the member of staff are null until it is acknowledged. */
export const personFlagSchema = object({
  flag: flagOfPerson.flag,
  label: flagOfPerson.label,
  text: flagOfPerson.text,
  acknowledged_at: string().defined().nullable(),
  acknowledged_by: string().defined().nullable(),
});
