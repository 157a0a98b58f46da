import { listChannelsOf, type ChannelState } from '../channels.repository.ts';
import { tenantOf, type Channel } from '../cohorts/channel.ts';
import type { ChannelMove } from '../promote/move-channels.ts';
import type { EarlierRelease, ReleaseActor } from '../release-changes.repository.ts';
import type { Database } from '@suite/database';
import { reasonOfRefusal } from '../errors/registry-error.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { assertRestorable } from '../promote/assert-passes-gate.ts';
import type { ReleaseKey } from '../release-key.ts';
import { findPreviousReleases, rememberFolders } from '../rollback/find-previous-releases.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { OtherCause } from './find-other-cause.ts';
import { recordUndemotable } from './recent-loads.repository.ts';

export const platform: ReleaseActor = {
  token_id: null,
  user_id: null,
  name: 'Automatic demotion',
  address: '',
};

interface DemotionPlan {
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

/** Live comes first, because its outcome decides whether tenants and the canary can follow it. */
export function failingChannelReader({ remote, release }: ReleaseKey, storage: ReleaseStorage) {
  const hasFiles = rememberFolders(storage);
  return async (db: Database) => {
    const states = (await listChannelsOf(db, remote))
      .filter((state) => state.release === release)
      .sort((one, other) => Number(other.channel === 'live') - Number(one.channel === 'live'));
    const lasting = states.filter(({ channel }) => channel !== 'canary');
    return { states, earlier: await findPreviousReleases(db, lasting, hasFiles) };
  };
}

/** Returns the reasons why releases cannot come back, by release. */
export async function findObstacles(
  tx: Database,
  host: GateHost,
  earlier: ReadonlyMap<ChannelState, EarlierRelease>,
): Promise<Map<string, string>> {
  const remotes = new Map([...earlier].map(([{ remote }, { release }]) => [release, remote]));
  const obstacles = new Map<string, string>();
  for (const [release, remote] of remotes) {
    const reason = await reasonOfRefusal(assertRestorable(tx, host, { remote, release }));
    if (reason !== undefined) obstacles.set(release, reason);
  }
  return obstacles;
}

export async function recordOtherCause(
  tx: Database,
  key: ReleaseKey,
  { reason, otherCause: { suspects, ...cause } }: { reason: string; otherCause: OtherCause },
  log: FastifyBaseLogger,
): Promise<void> {
  const sentences = `${reason}. ${cause.reason}`;
  await recordUndemotable(tx, key, { suspects, reason: sentences });
  log.error({ ...key, suspects }, `A failing release stays, as another cause is likely: ${sentences}`);
}

export async function recordDemotion(
  tx: Database,
  key: ReleaseKey,
  { moves, stays, reason }: DemotionPlan & { reason: string },
  log: FastifyBaseLogger,
): Promise<void> {
  for (const { channel } of moves) log.warn({ ...key, channel }, `A release was demoted: ${reason}.`);
  if (stays.length === 0) return;
  const sentences = [`${reason}.`, ...stays].join(' ');
  await recordUndemotable(tx, key, { reason: sentences });
  log.error(key, `A failing release stays: ${sentences}`);
}
