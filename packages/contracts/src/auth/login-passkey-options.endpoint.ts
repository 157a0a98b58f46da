import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { passkeyRequestSchema } from './passkey.schema.ts';

export const loginPasskeyOptionsEndpoint = defineEndpoint({
  name: 'login-passkey-options',
  method: 'POST',
  path: '/auth/login/passkey/options',
  access: 'public',
  result: object({ options: passkeyRequestSchema.required() }),
  fallbackMessage: 'Login failed',
  errors: ['TOO_MANY_REQUESTS'],
});
