import type { Database } from '@suite/database';
import type { ChannelState } from '../channels.repository.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import { describeExceptions } from './describe-exceptions.ts';
import { moveChannels, type MoveContext } from './move-channels.ts';
import type { PromotionOutcome } from './promotion-outcome.ts';

interface PromotionContext {
  remote: string;
  release: string;
  actor: ReleaseActor;
}

/** Changes nothing when a later command has already promoted another release. */
export async function promoteToAllUsers(
  tx: Database,
  states: readonly ChannelState[],
  { remote, release, turn, actor }: PromotionContext & { turn: number | undefined },
): Promise<PromotionOutcome> {
  const live = states.find(({ channel }) => channel === 'live');
  const canary = states.find(({ channel }) => channel === 'canary');
  const previous = live?.release ?? null;
  if (live && turn !== undefined && turn < live.turn && previous !== release) {
    const message = `A later command made ${remote} ${live.release} live. ${release} is kept and was not promoted.`;
    return { moved: false, previous, message };
  }
  const isNew = previous !== release;
  const exceptions = describeExceptions(states, release);
  if (isNew) {
    const previous_id = live?.move_id ?? null;
    const move = {
      from: live,
      remote,
      channel: 'live',
      release,
      turn,
      kind: 'promote',
      previous_id,
    } as const;
    await moveChannels({ tx }, [move], actor);
  }
  if (canary) await endCanary({ tx }, canary, 'promote', actor);
  if (canary)
    return {
      moved: true,
      previous,
      message: `${remote} ${release} is live, and the canary has ended.` + exceptions,
    };
  const message = isNew ? `${remote} ${release} is live.` : `${remote} ${release} is live already.`;
  return { moved: isNew, previous, message: message + exceptions };
}

export async function promoteToPercent(
  tx: Database,
  states: readonly ChannelState[],
  { remote, release, percent, actor }: PromotionContext & { percent: number },
): Promise<PromotionOutcome> {
  const live = states.find(({ channel }) => channel === 'live');
  const canary = states.find(({ channel }) => channel === 'canary');
  const previous = canary?.release ?? null;
  if (live?.release === release) {
    return { moved: false, previous, message: `${remote} ${release} is live for all users already.` };
  }
  if (canary?.release === release && canary.percent === percent) {
    const message = `${percent} % of the people get ${remote} ${release} already.`;
    return { moved: false, previous, message };
  }
  const to = { remote, channel: 'canary', release, percent } as const;
  await moveChannels({ tx }, [{ from: canary, ...to, kind: 'promote', previous_id: null }], actor);
  const message = live
    ? `${percent} % of the people get ${remote} ${release}; the others keep ${live.release}.`
    : `${percent} % of the people get ${remote} ${release}; the others do not have it.`;
  return { moved: true, previous, message: message + describeExceptions(states, release) };
}

export function endCanary(
  context: MoveContext,
  canary: ChannelState,
  kind: 'promote' | 'rollback',
  actor: ReleaseActor,
  reason?: string,
): Promise<void> {
  const move = {
    from: canary,
    remote: canary.remote,
    channel: 'canary',
    release: null,
    kind,
    previous_id: null,
    ...(reason !== undefined && { reason }),
  } as const;
  return moveChannels(context, [move], actor);
}
