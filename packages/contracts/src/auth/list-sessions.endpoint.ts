import { array, boolean, object, string, type InferType } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';

/** A signed-in device. `device` is in plain words, such as 'Firefox on Windows'; instants are ISO 8601. */
const accountSessionSchema = object({
  id: string().required(),
  device: string().required(),
  address: string().defined(),
  signed_in_at: string().required(),
  last_seen_at: string().required(),
  is_current: boolean().required(),
});

export type AccountSession = InferType<typeof accountSessionSchema>;

/** Where the own account is signed in: this device first, then the last seen. */
export const listSessionsEndpoint = defineEndpoint({
  name: 'list-sessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed-in',
  result: object({ sessions: array(accountSessionSchema.required()).required() }),
  fallbackMessage: 'Failed to fetch signed-in devices',
  errors: ['UNAUTHENTICATED', 'TOKEN_EXPIRED'],
});
