import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import { listChannels, lockChannels, type ChannelState } from '../channels.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
import { findPreviousReleases, rememberFolders } from '../rollback/find-previous-releases.ts';
import type { OnTakenAway } from '../promote/move-channels.ts';
import type { ReleaseKey } from '../release-key.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { findOtherCause } from './find-other-cause.ts';
import { isFailing, describeFailing } from './is-failing.ts';
import { demoteFromChannels } from './demote-from-channels.ts';
import { countRecentLoads, recordUndemotable } from './recent-loads.repository.ts';

export interface DemotionStore {
  database: Database;
  storage: ReleaseStorage;
  readHost: () => Promise<GateHost>;
  onTakenAway: OnTakenAway | undefined;
}

/** Reads the counts again under the lock: a demotion resets them, so that only one of several processes demotes. */
export async function demoteIfFailing(
  { database, storage, readHost, onTakenAway }: DemotionStore,
  key: ReleaseKey,
  log: FastifyBaseLogger,
): Promise<void> {
  if (!isFailing(await countRecentLoads(database, key))) return;
  const host = await readHost();
  const hasFiles = rememberFolders(storage);
  const listFailing = async (db: Database) => liveFirst(await listChannels(db), key);
  // Look-ups in a bucket are slow, and under the lock they would hold up the moves of all remotes.
  await findPreviousReleases(database, await listFailing(database), hasFiles);
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
    const states = await listFailing(tx);
    const stays = await demoteFromChannels({ tx, onTakenAway }, states, { host, hasFiles, reason });
    for (const state of states.filter((one) => !stays.has(one))) {
      log.warn({ ...key, channel: state.channel }, `A release was demoted: ${reason}.`);
    }
    if (stays.size === 0) return;
    const obstacles = [...stays.values()].join(' ');
    await recordUndemotable(tx, key, { reason: `${reason}. ${obstacles}` });
    log.error(key, `A failing release stays: ${reason}. ${obstacles}`);
  });
}

/** The outcome for live decides whether tenants and the canary can follow it. */
function liveFirst(states: readonly ChannelState[], { remote, release }: ReleaseKey): ChannelState[] {
  const failing = states.filter((state) => state.remote === remote && state.release === release);
  return failing.sort((one, other) => Number(other.channel === 'live') - Number(one.channel === 'live'));
}
