import { number, object, string } from 'yup';
import { uuidField } from '../forms/strict-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { accountSessionsSchema } from './session.schema.ts';

/** Lists the devices on which the own account is signed in: this device first, then the last seen. */
export const listSessionsEndpoint = defineEndpoint({
  name: 'list-sessions',
  method: 'GET',
  path: '/auth/sessions',
  access: 'signed-in',
  result: accountSessionsSchema,
  fallbackMessage: 'Failed to fetch signed-in devices',
});

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

/** Signs out on all other devices; `ended` is their number. */
export const endOtherSessionsEndpoint = defineEndpoint({
  name: 'end-other-sessions',
  method: 'DELETE',
  path: '/auth/sessions',
  access: 'signed-in',
  result: object({ ended: number().required() }),
  fallbackMessage: 'Failed to sign out the other devices',
});

/**
 * Ends the caller's session and its refresh token. `continue_at` is where to sign out of the provider that the
 * session came through, if it has such a page.
 */
export const logoutEndpoint = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  withOneTimePassword: true,
  withoutSecondFactor: true,
  result: object({ continue_at: string().nullable() }),
  fallbackMessage: 'Logout failed',
});
