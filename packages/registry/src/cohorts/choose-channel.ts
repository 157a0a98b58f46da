import type { Visitor } from '../visitor.ts';
import { bucketOf } from './bucket-of.ts';
import { tenantChannel, type Channel } from './channel.ts';

interface Pointer {
  remote: string;
  channel: Channel;
  percent: number | null;
}

/** Which channel of one remote a visitor follows: their tenant's own, else the canary, else live. */
export function chooseChannel<P extends Pointer>(
  pointers: readonly P[],
  visitor: Visitor | null,
): P | undefined {
  const find = (channel: Channel) => pointers.find((pointer) => pointer.channel === channel);
  const tenant_id = visitor?.tenant_id ?? undefined;
  const pin = tenant_id === undefined ? undefined : find(tenantChannel(tenant_id));
  if (pin) return pin;
  const canary = find('canary');
  return canary && isInCanary(canary, visitor) ? canary : find('live');
}

function isInCanary({ remote, percent }: Pointer, visitor: Visitor | null): boolean {
  // A visitor without an id could not be given the same release again, so they keep the live one.
  return visitor?.user_id !== undefined && bucketOf(remote, visitor.user_id) < (percent ?? 0);
}
