import { tenantOf } from '../cohorts/channel.ts';
import type { ChannelState } from '../channels.repository.ts';
import { RegistryError } from '../errors/registry-error.ts';
import { moveChannel } from '../promote/move-channel.ts';
import { findPreviousRelease } from '../rollback/find-previous-release.ts';
import { restoreRelease, type RestoreOptions, type MoveStore } from '../rollback/restore-release.ts';

interface DemotionContext {
  actor: RestoreOptions['actor'];
  reason: string;
  isLiveUndemotable: boolean;
}

/** Returns a sentence when the release has to stay. */
export async function demoteFromChannel(
  store: MoveStore,
  state: ChannelState,
  { actor, reason, isLiveUndemotable }: DemotionContext,
): Promise<string | undefined> {
  const { remote, channel } = state;
  const how = { actor, reason, kind: 'demote', turn: state.turn } as const;
  const target = channel === 'canary' ? undefined : await findPreviousRelease(store, remote, state);
  if (target) {
    try {
      await restoreRelease(store, state, target, how);
      return undefined;
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      return describeObstacle(state, target.release, error.message);
    }
  }
  const hasElsewhere = channel === 'canary' || (channel !== 'live' && !isLiveUndemotable);
  if (!hasElsewhere) return describeNothingEarlier(state);
  const { turn: _turn, actor: _actor, ...why } = how;
  await moveChannel(
    store.database,
    state,
    { remote, channel, release: null, previous_id: null, ...why },
    actor,
  );
  return undefined;
}

function describeObstacle({ channel }: ChannelState, release: string, message: string): string {
  const tenant_id = tenantOf(channel);
  return tenant_id === undefined
    ? `It stays live. ${release} was there before and cannot come back: ${message}`
    : `Hotel ${tenant_id} keeps it. ${release} was there before and cannot come back: ${message}`;
}

function describeNothingEarlier({ channel }: ChannelState): string {
  const tenant_id = tenantOf(channel);
  return tenant_id === undefined
    ? 'It stays live. There is nothing earlier to go back to.'
    : `Hotel ${tenant_id} keeps it. There is nothing earlier to go back to.`;
}
