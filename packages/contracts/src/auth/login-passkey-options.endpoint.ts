import { object } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';
import { passkeyRequestSchema } from './passkey.schema.ts';

/** Begins a sign-in by passkey, before anybody says who they are. Good for one try within five minutes. */
export const loginPasskeyOptionsEndpoint = defineEndpoint({
  name: 'login-passkey-options',
  method: 'POST',
  path: '/auth/login/passkey/options',
  access: 'public',
  result: object({ options: passkeyRequestSchema.required() }),
  fallbackMessage: 'Login failed',
  errors: ['TOO_MANY_REQUESTS'],
});
