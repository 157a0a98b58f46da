import type { Visitor } from '../visitor.ts';
import { bucketOf } from './bucket-of.ts';
import { hotelChannel, type Channel } from './channel.ts';

interface Pointer {
  remote: string;
  channel: Channel;
  percent: number | null;
}

/** Which channel of one remote a visitor follows: their hotel's own, else the canary, else live. */
export function chooseChannel<P extends Pointer>(
  pointers: readonly P[],
  visitor: Visitor | null,
): P | undefined {
  const find = (channel: Channel) => pointers.find((pointer) => pointer.channel === channel);
  const hotel_id = visitor?.hotel_id ?? undefined;
  const pin = hotel_id === undefined ? undefined : find(hotelChannel(hotel_id));
  if (pin) return pin;
  const canary = find('canary');
  return canary && isInCanary(canary, visitor) ? canary : find('live');
}

function isInCanary({ remote, percent }: Pointer, visitor: Visitor | null): boolean {
  // Somebody nobody knows could not be given the same release again, so they keep what is live.
  return visitor?.user_id !== undefined && bucketOf(remote, visitor.user_id) < (percent ?? 0);
}
