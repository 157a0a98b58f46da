import type { ChannelState } from '../channels.repository.ts';
import { tenantChannel, tenantOf } from '../cohorts/channel.ts';
import type { PromotionPlan } from './promotion.ts';

const maxNamedTenants = 5;

interface TenantPromotion {
  remote: string;
  /** Null lets the tenants follow live again. */
  release: string | null;
  tenants: readonly number[];
}

export function planTenants(
  states: readonly ChannelState[],
  { remote, release, tenants }: TenantPromotion,
): PromotionPlan {
  const moves = tenants.flatMap((tenant_id) => {
    const channel = tenantChannel(tenant_id);
    const from = states.find((state) => state.channel === channel);
    if ((from?.release ?? null) === release) return [];
    return [{ from, remote, channel, release, kind: 'promote', previous_id: from?.move_id ?? null } as const];
  });
  const before = new Set(moves.map(({ from }) => from?.release ?? null));
  const previous = before.size === 1 ? ([...before][0] ?? null) : null;
  const moved = moves.length > 0;
  const message =
    tenants.length === 1
      ? describeOne({ remote, release, tenant_id: tenants[0], moved })
      : describeMany({ remote, release, tenants, moved });
  return { moves, previous, message };
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

export function describeExceptions(states: readonly ChannelState[], release: string): string {
  const pins = states
    .map(({ channel, release: own }) => ({ tenant: tenantOf(channel) ?? 0, own }))
    .filter(({ tenant, own }) => tenant > 0 && own !== release)
    .sort((one, other) => one.tenant - other.tenant);
  const tenants = new Map<string, number[]>();
  for (const { tenant, own } of pins) tenants.set(own, [...(tenants.get(own) ?? []), tenant]);
  return [...tenants].map(([other, ids]) => ` ${describePins(ids, other)}`).join('');
}

function describePins(ids: readonly number[], release: string): string {
  if (ids.length === 1) return `Hotel ${ids[0]} keeps ${release}.`;
  if (ids.length <= maxNamedTenants)
    return `Hotels ${ids.slice(0, -1).join(', ')} and ${ids.at(-1)} keep ${release}.`;
  const named = ids.slice(0, maxNamedTenants).join(', ');
  return `Hotels ${named} and ${ids.length - maxNamedTenants} more keep ${release}.`;
}
