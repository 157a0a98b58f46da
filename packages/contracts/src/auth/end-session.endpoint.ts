import { object } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { uuidField } from '../forms/strict-fields.ts';

/** Signs out one of the own devices; its tokens become invalid. */
export const endSessionEndpoint = defineEndpoint({
  name: 'end-session',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'signed-in',
  params: object({ id: uuidField('Session') }),
  result: object({}),
  fallbackMessage: 'Failed to sign out the device',
  errors: ['NOT_FOUND'],
});
