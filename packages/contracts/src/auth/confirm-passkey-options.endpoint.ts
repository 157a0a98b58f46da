import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { passkeyRequestSchema } from './passkey.schema.ts';

/** Starts a confirmation by one of the own passkeys. Valid for one attempt within five minutes. */
export const confirmPasskeyOptionsEndpoint = defineEndpoint({
  name: 'confirm-passkey-options',
  method: 'POST',
  path: '/auth/confirmation/passkey/options',
  access: 'signed-in',
  result: object({ options: passkeyRequestSchema.required() }),
  fallbackMessage: 'Failed to confirm your passkey',
  errors: ['UNAUTHENTICATED', 'TOKEN_EXPIRED', 'CONFLICT'],
});
