import type { Cohort } from '@suite/descriptor';

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
