import type { Database } from '@suite/database';
import { listChannels, type ChannelState } from '../channels.repository.ts';
import { findPreviousReleases } from '../rollback/find-previous-releases.ts';
import type { GarbagePolicy } from './garbage-policy.ts';
import { listUses } from './garbage.repository.ts';
import { retentionReason } from './retention-reason.ts';
import type { ReleaseKey } from '../release-key.ts';

export interface EvaluatedRelease extends ReleaseKey {
  bytes: number;
  published_at: Date;
  reason: string | undefined;
}

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
  const earlier = await findPreviousReleases(tx, states, async () => true);
  return states.flatMap((state) =>
    [state.previous, earlier.get(state)?.release].flatMap((release) =>
      release == null ? [] : [{ remote: state.remote, release, channel: state.channel }],
    ),
  );
}
