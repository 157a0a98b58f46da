import { object } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';
import { textField } from '../strict-fields.ts';
import { passkeyCreationSchema } from './passkey.schema.ts';

/**
 * Begins a new passkey. Whoever signed in a while ago is answered 403 `PASSWORD_REQUIRED` and asks again with the
 * password. The options are good for one passkey within five minutes.
 */
export const createPasskeyOptionsEndpoint = defineEndpoint({
  name: 'create-passkey-options',
  method: 'POST',
  path: '/auth/passkeys/options',
  access: 'signed-in',
  body: object({
    usr_password: textField('Password').max(256, 'Password must be at most 256 characters'),
  }).noUnknown(),
  result: object({ options: passkeyCreationSchema.required() }),
  fallbackMessage: 'Failed to prepare the passkey',
  errors: [
    'VALIDATION_ERROR',
    'UNAUTHENTICATED',
    'TOKEN_EXPIRED',
    'PASSWORD_REQUIRED',
    'CONFLICT',
    'TOO_MANY_REQUESTS',
  ],
});
