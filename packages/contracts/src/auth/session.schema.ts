import { array, boolean, object, string, type InferType } from 'yup';

/** `device` is readable, such as 'Firefox on Windows'; instants are ISO 8601. */
const accountSessionSchema = object({
  id: string().required(),
  device: string().required(),
  address: string().defined(),
  signed_in_at: string().required(),
  last_seen_at: string().required(),
  is_current: boolean().required(),
});

export type AccountSession = InferType<typeof accountSessionSchema>;

export const accountSessionsSchema = object({ sessions: array(accountSessionSchema.required()).required() });
