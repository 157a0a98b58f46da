import type { Visitor } from '../visitor.ts';
import { bucketOf } from './bucket-of.ts';
import { tenantChannel, type Channel } from './channel.ts';

interface Pointer {
  remote: string;
  channel: Channel;
  percent: number | null;
}

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
  // A visitor without an id could not get the same release again, so they stay on live.
  return visitor?.user_id !== undefined && bucketOf(remote, visitor.user_id) < (percent ?? 0);
}
