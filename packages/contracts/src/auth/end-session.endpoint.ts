import { object } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';
import { uuidField } from '../strict-fields.ts';

/** Signs one of the own devices out; its tokens are dead from then on. */
export const endSessionEndpoint = defineEndpoint({
  name: 'end-session',
  method: 'DELETE',
  path: '/auth/sessions/{id}',
  access: 'signed-in',
  params: object({ id: uuidField('Session') }),
  result: object({}),
  fallbackMessage: 'Failed to sign out the device',
  errors: ['VALIDATION_ERROR', 'UNAUTHENTICATED', 'TOKEN_EXPIRED', 'NOT_FOUND'],
});
