import { getUserPhotoEndpoint } from '@suite/contracts/auth';

/**
 * Where the browser fetches the user's own photo.
 * @param version of the photo, from the profile
 */
export function userPhotoAddress(version: string): string {
  return `/api${getUserPhotoEndpoint.path}?${new URLSearchParams({ version }).toString()}`;
}
