import { createHash } from 'node:crypto';

/** Returns 0 to 100 (exclusive): constant for a remote, so that no user leaves a growing percentage. */
export function bucketOf(remote: string, user_id: number): number {
  const digest = createHash('sha256').update(`${remote}\n${user_id}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
