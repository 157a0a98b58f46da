import { array, number, object, string } from 'yup';
import type { GuestUserType } from './guest-person.schema.ts';

/** The guests of a booking who prefer to show an ID at the front desk, and since when. None of them is verified. */
export const deskChoicesSchema = array(
  object({
    user_type: string<GuestUserType>().required(),
    item_id: number().required(),
    chosen_at: string().required(),
  }).required(),
).required();
