import type { Database } from '@suite/database';
import { listChannels, type ChannelState } from '../channels.repository.ts';
import { findPreviousRelease } from '../rollback/find-previous-release.ts';
import type { GarbagePolicy } from './garbage-policy.ts';
import { listUses } from './garbage.repository.ts';
import { retentionReason } from './retention-reason.ts';
import type { ReleaseKey } from '../release-key.ts';

export interface EvaluatedRelease extends ReleaseKey {
  bytes: number;
  published_at: Date;
  reason: string | undefined;
}

const anyFolder = { exists: () => Promise.resolve(true) };

export async function evaluateReleases(tx: Database, policy: GarbagePolicy): Promise<EvaluatedRelease[]> {
  const [uses, states] = [await listUses(tx), await listChannels(tx)];
  const rollbackTargets = await listRollbackTargets(tx, states);
  const now = new Date();
  return uses.map(({ place, left_at, has_grant, ...release }) => {
    const isOf = (one: ReleaseKey) => one.remote === release.remote && one.release === release.release;
    const channels = states.filter(isOf).map(({ channel }) => channel);
    const rollback_of = [...new Set(rollbackTargets.filter(isOf).map(({ channel }) => channel))];
    const use = { ...release, place, left_at, has_grant, channels, rollback_of };
    return { ...release, reason: retentionReason(use, policy, now) };
  });
}

async function listRollbackTargets(tx: Database, states: readonly ChannelState[]) {
  const ways: (ReleaseKey & { channel: string })[] = [];
  for (const state of states) {
    const earlier = await findPreviousRelease({ database: tx, storage: anyFolder }, state.remote, state);
    for (const release of [state.previous, earlier?.release]) {
      if (release != null) ways.push({ remote: state.remote, release, channel: state.channel });
    }
  }
  return ways;
}
