import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';

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
