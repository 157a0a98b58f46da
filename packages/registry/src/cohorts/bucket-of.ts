import { createHash } from 'node:crypto';

/**
 * The bucket of a user, from 0 up to but not including 100. It is the same for every release of one remote,
 * so that no user leaves a growing percentage, and different for another remote.
 */
export function bucketOf(remote: string, user_id: number): number {
  const digest = createHash('sha256').update(`${remote}\n${user_id}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}
