import type { ChannelState } from '../channels.repository.ts';
import { tenantChannel, type Channel } from '../cohorts/channel.ts';
import { describeExceptions, planTenants } from './plan-tenants.ts';
import type { ChannelMove } from './move-channels.ts';
import type { Promotion, PromotionPlan } from './promotion.ts';

/** `states` are all channels of the remote. */
export function planPromotion(states: readonly ChannelState[], promotion: Promotion): PromotionPlan {
  const { remote, release, percent, tenants } = promotion;
  if (tenants) return planTenants(states, { remote, release: release === 'live' ? null : release, tenants });
  return percent === undefined
    ? planForAll(states, promotion)
    : planPercent(states, { ...promotion, percent });
}

/** Tenants that return to live need no check, as they would get that release without their own one. */
export function reachesMoreVisitors(
  states: readonly ChannelState[],
  { release, tenants, percent }: Promotion,
): boolean {
  const has = (channel: Channel, least = 0) =>
    states.some(
      (state) => state.channel === channel && state.release === release && (state.percent ?? 0) >= least,
    );
  if (release === 'live' || has('live')) return false;
  if (tenants) return !tenants.every((tenant_id) => has(tenantChannel(tenant_id)));
  return percent === undefined || !has('canary', percent);
}

export function endOfCanary(
  canary: ChannelState,
  kind: 'promote' | 'rollback',
  reason?: string,
): ChannelMove {
  const { remote } = canary;
  return { from: canary, remote, channel: 'canary', release: null, kind, previous_id: null, reason };
}

/** Changes nothing when a later command has already promoted another release. */
function planForAll(states: readonly ChannelState[], { remote, release, turn }: Promotion): PromotionPlan {
  const live = states.find(({ channel }) => channel === 'live');
  const canary = states.find(({ channel }) => channel === 'canary');
  const previous = live?.release ?? null;
  const isNew = previous !== release;
  if (live && turn !== undefined && turn < live.turn && isNew) {
    const message = `A later command made ${remote} ${live.release} live. ${release} is kept and was not promoted.`;
    return { moves: [], previous, message };
  }
  const moves: ChannelMove[] = canary ? [endOfCanary(canary, 'promote')] : [];
  if (isNew) {
    const move = { from: live, remote, channel: 'live', release, turn, kind: 'promote' } as const;
    moves.unshift({ ...move, previous_id: live?.move_id ?? null });
  }
  const unended = isNew ? `${remote} ${release} is live.` : `${remote} ${release} is live already.`;
  const message = canary ? `${remote} ${release} is live, and the canary has ended.` : unended;
  return { moves, previous, message: message + describeExceptions(states, release) };
}

function planPercent(
  states: readonly ChannelState[],
  { remote, release, percent }: Promotion & { percent: number },
): PromotionPlan {
  const live = states.find(({ channel }) => channel === 'live');
  const canary = states.find(({ channel }) => channel === 'canary');
  const previous = canary?.release ?? null;
  if (live?.release === release)
    return { moves: [], previous, message: `${remote} ${release} is live for all users already.` };
  if (canary?.release === release && canary.percent === percent) {
    const message = `${percent} % of the people get ${remote} ${release} already.`;
    return { moves: [], previous, message };
  }
  const to = { remote, channel: 'canary', release, percent } as const;
  const message = live
    ? `${percent} % of the people get ${remote} ${release}; the others keep ${live.release}.`
    : `${percent} % of the people get ${remote} ${release}; the others do not have it.`;
  return {
    moves: [{ from: canary, ...to, kind: 'promote', previous_id: null }],
    previous,
    message: message + describeExceptions(states, release),
  };
}
