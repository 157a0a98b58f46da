import { array, object } from 'yup';
import { uuidField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import {
  createdPasskeySchema,
  maxPasskeyBytes,
  passkeyCreationSchema,
  passkeyNameField,
  passkeySchema,
} from './passkey.schema.ts';

/** The passkeys of the own account, newest first. */
export const listPasskeysEndpoint = defineEndpoint({
  name: 'list-passkeys',
  method: 'GET',
  path: '/auth/passkeys',
  access: 'signed-in',
  withoutSecondFactor: true,
  result: object({ passkeys: array(passkeySchema.required()).required() }),
  fallbackMessage: 'Failed to fetch passkeys',
});

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

/** Stores a passkey that the browser has created; without a name it is named after the device. */
export const createPasskeyEndpoint = defineEndpoint({
  name: 'create-passkey',
  method: 'POST',
  path: '/auth/passkeys',
  access: 'signed-in',
  confirmation: 'recent',
  withoutSecondFactor: true,
  body: object({
    credential: createdPasskeySchema.required(),
    passkey_name: passkeyNameField,
  }).noUnknown(),
  maxBodyBytes: maxPasskeyBytes,
  result: object({ passkey: passkeySchema.required() }),
  fallbackMessage: 'Failed to add the passkey',
  errors: ['CONFLICT'],
});

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
