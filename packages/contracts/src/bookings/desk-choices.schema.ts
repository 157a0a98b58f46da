import { array, number, object, string } from 'yup';
import type { GuestUserType } from './guest-person.schema.ts';

export const deskChoicesSchema = array(
  object({
    user_type: string<GuestUserType>().required(),
    item_id: number().required(),
    chosen_at: string().required(),
  }).required(),
).required();
