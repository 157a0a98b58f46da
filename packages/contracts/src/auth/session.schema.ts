import { array, boolean, object, string, type InferType } from 'yup';
import { messageSchema } from '../http/message.schema.ts';

/** `device` is readable, such as 'Firefox on Windows'; instants are ISO 8601. */
const accountSessionSchema = object({
  id: string().required(),
  device: string().required(),
  device_message: messageSchema.optional().default(undefined),
  address: string().defined(),
  signed_in_at: string().required(),
  last_seen_at: string().required(),
  is_current: boolean().required(),
});
export type AccountSession = InferType<typeof accountSessionSchema>;

export const accountSessionsSchema = object({ sessions: array(accountSessionSchema.required()).required() });
