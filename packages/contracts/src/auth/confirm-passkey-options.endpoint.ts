import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { confirmedActionsField } from './confirm-identity.endpoint.ts';
import { passkeyRequestSchema } from './passkey.schema.ts';

/**
 * Starts a confirmation by one of the own passkeys, of the `actions` that were refused with `CONFIRMATION_REQUIRED`. Valid for
 * one attempt within five minutes.
 */
export const confirmPasskeyOptionsEndpoint = defineEndpoint({
  name: 'confirm-passkey-options',
  method: 'POST',
  path: '/auth/confirmation/passkey/options',
  access: 'signed-in',
  body: object({ actions: confirmedActionsField }).noUnknown(),
  result: object({ options: passkeyRequestSchema.required() }),
  fallbackMessage: 'Failed to confirm your passkey',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
