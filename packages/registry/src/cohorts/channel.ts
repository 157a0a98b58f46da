import type { Cohort } from '@suite/remote-kit/descriptor';

/** A pointer to a release: for everybody, for a percentage of the people, or for one hotel's. */
export type Channel = 'live' | 'canary' | `hotel:${number}`;

export const hotelChannel = (hotel_id: number): Channel => `hotel:${hotel_id}`;

/** The hotel whose channel this is. */
export function hotelOf(channel: Channel): number | undefined {
  return channel.startsWith('hotel:') ? Number(channel.slice('hotel:'.length)) : undefined;
}

export function cohortOf(channel: Channel): Cohort {
  if (channel === 'live') return 'all';
  return channel === 'canary' ? 'percent' : 'hotel';
}
