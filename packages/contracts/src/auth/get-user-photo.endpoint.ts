import { object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { singleLine } from '../forms/single-line.ts';

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
