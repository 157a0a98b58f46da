import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { uuidField } from '../forms/strict-fields.ts';

/** Removes a passkey of the own account; refused for the last one where a second factor is required and no other is set up. */
export const deletePasskeyEndpoint = defineEndpoint({
  name: 'delete-passkey',
  method: 'DELETE',
  path: '/auth/passkeys/{id}',
  access: 'signed-in',
  confirmation: 'recent',
  params: object({ id: uuidField('Passkey') }),
  result: object({}),
  fallbackMessage: 'Failed to remove the passkey',
  errors: ['NOT_FOUND', 'CONFLICT'],
});
