import { object, string } from 'yup';
import { singleLine } from '../forms/value-fields.ts';
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

/**
 * The caller's own profile photo, which the server fetches from the address in the profile and re-encodes.
 * `version` is the profile's `photo_version`: browsers keep an answer, and ask again for another version.
 */
export const getUserPhotoEndpoint = defineEndpoint({
  name: 'get-user-photo',
  method: 'GET',
  path: '/auth/user-photo',
  access: 'signed-in',
  withOneTimePassword: true,
  withoutSecondFactor: true,
  query: object({ version: singleLine('Version').max(64) }),
  raw: 'image/webp',
  result: string().required(),
  fallbackMessage: 'Failed to fetch the photo',
  errors: ['NOT_FOUND'],
});
