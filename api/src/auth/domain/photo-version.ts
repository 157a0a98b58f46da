import { createHash } from 'node:crypto';

/** Names a photo in its address here, so that neither another person nor another photo is answered from a browser's copy. */
export function photoVersion(user_id: number, usr_photo: string): string {
  return createHash('sha256').update(`${user_id} ${usr_photo}`).digest('base64url').slice(0, 16);
}
