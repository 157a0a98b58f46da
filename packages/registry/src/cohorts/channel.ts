import type { Cohort } from '@suite/descriptor';

/** A pointer to a release: for all users, for a percentage of them, or for those of one tenant, stored as `hotel:7`. */
export type Channel = 'live' | 'canary' | `hotel:${number}`;

export const tenantChannel = (tenant_id: number): Channel => `hotel:${tenant_id}`;

/** The tenant whose channel this is. */
export function tenantOf(channel: Channel): number | undefined {
  return channel.startsWith('hotel:') ? Number(channel.slice('hotel:'.length)) : undefined;
}

export function cohortOf(channel: Channel): Cohort {
  if (channel === 'live') return 'all';
  return channel === 'canary' ? 'percent' : 'hotel';
}
