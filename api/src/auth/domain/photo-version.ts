import { createHash } from 'node:crypto';

/** The version prevents a browser from showing a cached photo of another user or a replaced one. */
export function photoVersion(user_id: number, usr_photo: string): string {
  return createHash('sha256').update(`${user_id} ${usr_photo}`).digest('base64url').slice(0, 16);
}
