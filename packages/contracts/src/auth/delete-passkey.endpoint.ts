import { object } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';
import { uuidField } from '../strict-fields.ts';

/** Removes a passkey of the own account; the password still opens it. */
export const deletePasskeyEndpoint = defineEndpoint({
  name: 'delete-passkey',
  method: 'DELETE',
  path: '/auth/passkeys/{id}',
  access: 'signed-in',
  params: object({ id: uuidField('Passkey') }),
  result: object({}),
  fallbackMessage: 'Failed to remove the passkey',
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'CONFIRMATION_REQUIRED', 'NOT_FOUND'],
});
