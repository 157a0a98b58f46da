import type { Database } from '@suite/database';
import type { ChannelState } from '../channels.repository.ts';
import { tenantChannel } from '../cohorts/channel.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import { moveChannel } from './move-channel.ts';
import type { PromotionOutcome } from './promotion-outcome.ts';

interface TenantPromotion {
  remote: string;
  /** Null: the tenants follow live again. */
  release: string | null;
  tenants: readonly number[];
  actor: ReleaseActor;
}

/** Gives tenants a release of their own, independent of live and canary. */
export async function promoteToTenants(
  tx: Database,
  states: readonly ChannelState[],
  { remote, release, tenants, actor }: TenantPromotion,
): Promise<PromotionOutcome> {
  const pins = tenants.map((tenant_id) => {
    const channel = tenantChannel(tenant_id);
    return { channel, from: states.find((state) => state.channel === channel) };
  });
  const moving = pins.filter(({ from }) => (from?.release ?? null) !== release);
  for (const { channel, from } of moving) {
    const previous_id = from?.move_id ?? null;
    await moveChannel(tx, from, { remote, channel, release, kind: 'promote', previous_id }, actor);
  }
  const before = new Set(moving.map(({ from }) => from?.release ?? null));
  const previous = before.size === 1 ? ([...before][0] ?? null) : null;
  const gets = release === null ? `follow ${remote} live again` : `get ${remote} ${release}`;
  const who = nameTenants(tenants, gets);
  return { moved: moving.length > 0, previous, message: `${who}${moving.length > 0 ? '' : ' already'}.` };
}

/** `Hotel 7 gets …`, `Hotels 7 and 12 get …`. */
function nameTenants(tenants: readonly number[], get: string): string {
  const [only, ...more] = tenants;
  if (more.length === 0) return `Hotel ${only} ${get.replace(/^\w+/, '$&s')}`;
  return `Hotels ${tenants.slice(0, -1).join(', ')} and ${tenants.at(-1)} ${get}`;
}
