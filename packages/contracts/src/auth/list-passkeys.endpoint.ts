import { array, object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { passkeySchema } from './passkey.schema.ts';

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
