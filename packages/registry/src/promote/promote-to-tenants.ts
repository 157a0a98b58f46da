import type { Database } from '@suite/database';
import type { ChannelState } from '../channels.repository.ts';
import { tenantChannel } from '../cohorts/channel.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import { moveChannels } from './move-channels.ts';
import type { PromotionOutcome } from './promotion-outcome.ts';

interface TenantPromotion {
  remote: string;
  /** Null lets the tenants follow live again. */
  release: string | null;
  tenants: readonly number[];
  actor: ReleaseActor;
}

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
  const moves = moving.map(({ channel, from }) => {
    const previous_id = from?.move_id ?? null;
    return { from, remote, channel, release, kind: 'promote', previous_id } as const;
  });
  await moveChannels({ tx }, moves, actor);
  const before = new Set(moving.map(({ from }) => from?.release ?? null));
  const previous = before.size === 1 ? ([...before][0] ?? null) : null;
  const moved = moving.length > 0;
  const message =
    tenants.length === 1
      ? describeOne({ remote, release, tenant_id: tenants[0], moved })
      : describeMany({ remote, release, tenants, moved });
  return { moved, previous, message };
}

interface Described {
  remote: string;
  release: string | null;
  moved: boolean;
}

function describeOne({ remote, release, moved, tenant_id }: Described & { tenant_id: number | undefined }) {
  if (release === null)
    return moved
      ? `Hotel ${tenant_id} follows ${remote} live again.`
      : `Hotel ${tenant_id} follows ${remote} live again already.`;
  return moved
    ? `Hotel ${tenant_id} gets ${remote} ${release}.`
    : `Hotel ${tenant_id} gets ${remote} ${release} already.`;
}

function describeMany({ remote, release, moved, tenants }: Described & { tenants: readonly number[] }) {
  const others = tenants.slice(0, -1).join(', ');
  const last = tenants.at(-1);
  if (release === null)
    return moved
      ? `Hotels ${others} and ${last} follow ${remote} live again.`
      : `Hotels ${others} and ${last} follow ${remote} live again already.`;
  return moved
    ? `Hotels ${others} and ${last} get ${remote} ${release}.`
    : `Hotels ${others} and ${last} get ${remote} ${release} already.`;
}
