import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { uuidField } from '../forms/strict-fields.ts';
import { passkeyNameField, passkeySchema } from './passkey.schema.ts';

export const renamePasskeySchema = object({
  passkey_name: passkeyNameField.required('Passkey name is required'),
}).noUnknown();

/** Gives a passkey of the own account another name. */
export const renamePasskeyEndpoint = defineEndpoint({
  name: 'rename-passkey',
  method: 'PATCH',
  path: '/auth/passkeys/{id}',
  access: 'signed-in',
  params: object({ id: uuidField('Passkey') }),
  body: renamePasskeySchema,
  result: object({ passkey: passkeySchema.required() }),
  fallbackMessage: 'Failed to rename the passkey',
  errors: ['NOT_FOUND'],
});
