import { object } from 'yup';
import { defineEndpoint } from '../define-endpoint.ts';

/** Ends the caller's session; its refresh token is dead from then on. */
export const logoutEndpoint = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  withOneTimePassword: true,
  result: object({}),
  fallbackMessage: 'Logout failed',
  errors: ['UNAUTHENTICATED'],
});
