import { createHash } from 'node:crypto';

/** The version in a photo's address: a browser's cached copy serves neither another user's photo nor a replaced one. */
export function photoVersion(user_id: number, usr_photo: string): string {
  return createHash('sha256').update(`${user_id} ${usr_photo}`).digest('base64url').slice(0, 16);
}
