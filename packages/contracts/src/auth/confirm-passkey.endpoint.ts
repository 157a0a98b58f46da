import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { maxPasskeyBytes, usedPasskeySchema } from './passkey.schema.ts';

/** Confirms with a passkey of the own account what `confirm-identity` confirms with the password. */
export const confirmPasskeyEndpoint = defineEndpoint({
  name: 'confirm-passkey',
  method: 'POST',
  path: '/auth/confirmation/passkey',
  access: 'signed-in',
  body: object({ credential: usedPasskeySchema.required() }).noUnknown(),
  maxBodyBytes: maxPasskeyBytes,
  result: object({}),
  fallbackMessage: 'Failed to confirm your passkey',
  errors: ['NOT_FOUND'],
});
