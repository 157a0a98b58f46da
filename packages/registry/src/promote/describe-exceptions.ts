import type { ChannelState } from '../channels.repository.ts';
import { tenantOf } from '../cohorts/channel.ts';

const maxNamedTenants = 5;

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
