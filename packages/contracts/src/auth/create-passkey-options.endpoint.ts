import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { passkeyCreationSchema } from './passkey.schema.ts';

/** Starts the registration of a passkey. The options are valid for one passkey within five minutes. */
export const createPasskeyOptionsEndpoint = defineEndpoint({
  name: 'create-passkey-options',
  method: 'POST',
  path: '/auth/passkeys/options',
  access: 'signed-in',
  confirmation: 'new-sign-in',
  withoutSecondFactor: true,
  result: object({ options: passkeyCreationSchema.required() }),
  fallbackMessage: 'Failed to prepare the passkey',
  errors: ['CONFLICT'],
});
