import { getUserPhotoEndpoint } from '@suite/contracts/auth';

/** @param version of the photo, from the profile */
export function userPhotoAddress(version: string): string {
  return `/api${getUserPhotoEndpoint.path}?${new URLSearchParams({ version }).toString()}`;
}
