import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import { listChannels, lockChannels, type ChannelState } from '../channels.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { findOtherCause } from './find-other-cause.ts';
import { isFailing, describeFailing } from './is-failing.ts';
import { demoteFromChannel } from './demote-from-channel.ts';
import { countRecentLoads, recordUndemotable } from './recent-loads.repository.ts';

export interface DemotionStore {
  database: Database;
  storage: ReleaseStorage;
  readHost: () => Promise<GateHost>;
}

const platform: ReleaseActor = { token_id: null, user_id: null, name: 'Automatic demotion', address: '' };

/** Reads the counts again under the lock: a demotion resets them, so that only one of several processes demotes. */
export async function demoteIfFailing(
  { database, storage, readHost }: DemotionStore,
  key: { remote: string; release: string },
  log: FastifyBaseLogger,
): Promise<void> {
  if (!isFailing(await countRecentLoads(database, key))) return;
  const host = await readHost();
  await database.transaction(async (tx) => {
    await lockChannels(tx);
    const counts = await countRecentLoads(tx, key);
    if (!isFailing(counts)) return;
    const reason = describeFailing(counts);
    const otherCause = await findOtherCause(tx, key, counts);
    if (otherCause) {
      const { suspects } = otherCause;
      await recordUndemotable(tx, key, { suspects, reason: `${reason}. ${otherCause.reason}` });
      log.error(
        { ...key, suspects },
        `A failing release stays, as another cause is likely: ${reason}. ${otherCause.reason}`,
      );
      return;
    }
    const states = (await listChannels(tx)).filter(({ remote }) => remote === key.remote);
    const undemotableReasons: string[] = [];
    for (const state of liveFirst(states, key.release)) {
      const context = { actor: platform, reason, isLiveUndemotable: undemotableReasons.length > 0 };
      const undemotableReason = await demoteFromChannel({ database: tx, storage, host }, state, context);
      if (undemotableReason === undefined)
        log.warn({ ...key, channel: state.channel }, `A release was demoted: ${reason}.`);
      else undemotableReasons.push(undemotableReason);
    }
    if (undemotableReasons.length === 0) return;
    await recordUndemotable(tx, key, { reason: `${reason}. ${undemotableReasons.join(' ')}` });
    log.error(key, `A failing release stays: ${reason}. ${undemotableReasons.join(' ')}`);
  });
}

/** The outcome for live decides whether tenants and the canary can follow it. */
function liveFirst(states: readonly ChannelState[], release: string): ChannelState[] {
  const failing = states.filter((state) => state.release === release);
  return failing.sort((one, other) => Number(other.channel === 'live') - Number(one.channel === 'live'));
}
