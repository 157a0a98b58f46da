import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

/** `continue_at` is the page that signs out of the provider, if it has one. */
export const logoutEndpoint = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/auth/logout',
  access: 'signed-in',
  withOneTimePassword: true,
  withoutSecondFactor: true,
  result: object({ continue_at: string().nullable() }),
  fallbackMessage: 'Logout failed',
  errors: ['UNAUTHENTICATED'],
});
