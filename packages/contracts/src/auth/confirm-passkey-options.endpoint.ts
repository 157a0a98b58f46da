import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { confirmedActionsField } from './confirm-identity.endpoint.ts';
import { passkeyRequestSchema } from './passkey.schema.ts';

export const confirmPasskeyOptionsEndpoint = defineEndpoint({
  name: 'confirm-passkey-options',
  method: 'POST',
  path: '/auth/confirmation/passkey/options',
  access: 'signed-in',
  body: object({ actions: confirmedActionsField }).noUnknown(),
  result: object({ options: passkeyRequestSchema.required() }),
  fallbackMessage: 'Failed to confirm your passkey',
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'NOT_FOUND', 'CONFLICT'],
});
