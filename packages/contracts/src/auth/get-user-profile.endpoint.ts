import { defineEndpoint } from '../http/define-endpoint.ts';
import { userProfileSchema } from './user-profile.schema.ts';

/** The caller's own profile, with their current permissions. */
export const getUserProfileEndpoint = defineEndpoint({
  name: 'get-user-profile',
  method: 'GET',
  path: '/auth/user-profile',
  access: 'signed-in',
  withOneTimePassword: true,
  withoutSecondFactor: true,
  result: userProfileSchema,
  fallbackMessage: 'Failed to fetch user profile',
});
