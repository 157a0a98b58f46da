import type { Cohort } from '@suite/descriptor';
import { createHash } from 'node:crypto';
import type { Visitor } from '../visitor.ts';

/** Points to a release: for all users, for a percentage of them, or for one tenant, stored as `hotel:7`. */
export type Channel = 'live' | 'canary' | `hotel:${number}`;

export const tenantChannel = (tenant_id: number): Channel => `hotel:${tenant_id}`;

export function tenantOf(channel: Channel): number | undefined {
  return channel.startsWith('hotel:') ? Number(channel.slice('hotel:'.length)) : undefined;
}

export function cohortOf(channel: Channel): Cohort {
  if (channel === 'live') return 'all';
  return channel === 'canary' ? 'percent' : 'hotel';
}

/** Returns 0 to 100 (exclusive): constant for a remote, so that no user leaves a growing percentage. */
export function bucketOf(remote: string, user_id: number): number {
  const digest = createHash('sha256').update(`${remote}\n${user_id}`).digest();
  return (digest.readUInt32BE(0) / 2 ** 32) * 100;
}

export interface Pointer {
  remote: string;
  channel: Channel;
  percent: number | null;
}

export function chooseChannel<P extends Pointer>(
  channels: ReadonlyMap<Channel, P>,
  visitor: Visitor | null,
): P | undefined {
  const tenant_id = visitor?.tenant_id ?? undefined;
  const pin = tenant_id === undefined ? undefined : channels.get(tenantChannel(tenant_id));
  if (pin) return pin;
  const canary = channels.get('canary');
  return canary && isInCanary(canary, visitor) ? canary : channels.get('live');
}

export function isInCanary({ remote, percent }: Pointer, visitor: Visitor | null): boolean {
  // A visitor without an id could not get the same release again, so they stay on live.
  return visitor?.user_id !== undefined && bucketOf(remote, visitor.user_id) < (percent ?? 0);
}
