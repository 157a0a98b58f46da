import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { createdPasskeySchema, maxPasskeyBytes, passkeyNameField, passkeySchema } from './passkey.schema.ts';

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
