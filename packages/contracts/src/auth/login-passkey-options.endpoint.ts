import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { passkeyRequestSchema } from './passkey.schema.ts';

/** Starts a sign-in by passkey, before the user is known. Valid for one attempt within five minutes. */
export const loginPasskeyOptionsEndpoint = defineEndpoint({
  name: 'login-passkey-options',
  method: 'POST',
  path: '/auth/login/passkey/options',
  access: 'public',
  result: object({ options: passkeyRequestSchema.required() }),
  fallbackMessage: 'Login failed',
});
