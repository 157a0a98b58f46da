import type { Database } from '@suite/database';
import { tenantOf } from '../cohorts/channel.ts';
import type { ChannelState } from '../channels.repository.ts';
import { RegistryError } from '../errors/registry-error.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { moveChannels, type MoveContext } from '../promote/move-channels.ts';
import type { EarlierRelease, ReleaseActor } from '../release-changes.repository.ts';
import { findPreviousReleases, type HasFiles } from '../rollback/find-previous-releases.ts';
import { assertRestorable, endOfChannel, type Restore } from '../rollback/restore-releases.ts';

const platform: ReleaseActor = { token_id: null, user_id: null, name: 'Automatic demotion', address: '' };

interface DemotionContext {
  host: GateHost;
  hasFiles: HasFiles;
  reason: string;
}

/** Returns a sentence for each channel where the release has to stay; `states` has live first. */
export async function demoteFromChannels(
  context: MoveContext,
  states: readonly ChannelState[],
  { host, hasFiles, reason }: DemotionContext,
): Promise<Map<ChannelState, string>> {
  const { tx } = context;
  const lasting = states.filter(({ channel }) => channel !== 'canary');
  const earlier = await findPreviousReleases(tx, lasting, hasFiles);
  const obstacles = await findObstacles(tx, host, earlier);
  const stays = new Map<ChannelState, string>();
  const restores: Restore[] = [];
  for (const state of states) {
    const target = earlier.get(state);
    const obstacle = target && obstacles.get(target.release);
    const isLiveStaying = states[0]?.channel === 'live' && stays.has(states[0]);
    if (target && obstacle !== undefined) stays.set(state, describeObstacle(state, target.release, obstacle));
    else if (target) restores.push({ state, target });
    else if (state.channel === 'canary' || (state.channel !== 'live' && !isLiveStaying))
      restores.push({ state, target: endOfChannel });
    else stays.set(state, describeNothingEarlier(state));
  }
  const moves = restores.map(({ state, target }) => {
    const { remote, channel, turn } = state;
    return { from: state, remote, channel, turn, kind: 'demote', reason, ...target } as const;
  });
  await moveChannels(context, moves, platform);
  return stays;
}

/** Returns the reasons why releases cannot come back, by release. */
async function findObstacles(
  tx: Database,
  host: GateHost,
  earlier: ReadonlyMap<ChannelState, EarlierRelease>,
): Promise<Map<string, string>> {
  const remotes = new Map([...earlier].map(([{ remote }, { release }]) => [release, remote]));
  const obstacles = new Map<string, string>();
  for (const [release, remote] of remotes) {
    try {
      await assertRestorable(tx, host, { remote, release });
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      obstacles.set(release, error.message);
    }
  }
  return obstacles;
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
