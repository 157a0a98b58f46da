import type { ChannelState } from '../channels.repository.ts';
import { tenantOf, type Channel } from '../cohorts/channel.ts';
import type { ChannelMove } from '../promote/move-channels.ts';
import type { EarlierRelease } from '../release-changes.repository.ts';

export interface DemotionPlan {
  moves: ChannelMove[];
  /** A sentence for each channel where the release has to stay. */
  stays: string[];
}

interface Alternatives {
  earlier: ReadonlyMap<ChannelState, EarlierRelease>;
  /** The reasons why releases cannot come back, by release. */
  obstacles: ReadonlyMap<string, string>;
}

/** `states` has live first. */
export function planDemotion(
  states: readonly ChannelState[],
  { earlier, obstacles }: Alternatives,
  reason: string,
): DemotionPlan {
  const moves: ChannelMove[] = [];
  const stays: string[] = [];
  for (const from of states) {
    const { remote, channel, turn } = from;
    const isLiveStaying = states[0]?.channel === 'live' && moves[0]?.channel !== 'live';
    const canEnd = channel === 'canary' || (channel !== 'live' && !isLiveStaying);
    const target = earlier.get(from) ?? (canEnd ? { release: null, previous_id: null } : undefined);
    const obstacle = obstacles.get(target?.release ?? '');
    if (target && obstacle === undefined)
      moves.push({ from, remote, channel, turn, kind: 'demote', reason, ...target });
    else stays.push(describeStay(channel, target?.release, obstacle));
  }
  return { moves, stays };
}

function describeStay(
  channel: Channel,
  release: string | null | undefined,
  obstacle: string | undefined,
): string {
  const tenant_id = tenantOf(channel);
  if (obstacle === undefined)
    return tenant_id === undefined
      ? 'It stays live. There is nothing earlier to go back to.'
      : `Hotel ${tenant_id} keeps it. There is nothing earlier to go back to.`;
  return tenant_id === undefined
    ? `It stays live. ${release} was there before and cannot come back: ${obstacle}`
    : `Hotel ${tenant_id} keeps it. ${release} was there before and cannot come back: ${obstacle}`;
}
