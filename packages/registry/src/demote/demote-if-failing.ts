import type { Database } from '@suite/database';
import type { FastifyBaseLogger } from 'fastify';
import { listChannels, lockChannels, type ChannelState } from '../channels.repository.ts';
import type { GateHost } from '../gate/gate-host.ts';
import type { Mover } from '../moves.repository.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { findOtherCause } from './find-other-cause.ts';
import { isFailing, sayFailing } from './is-failing.ts';
import { leaveChannel } from './leave-channel.ts';
import { countRecentLoads, noteStuck } from './recent-loads.repository.ts';

export interface DemotionStore {
  database: Database;
  storage: ReleaseStorage;
  readHost: () => Promise<GateHost>;
}

const platform: Mover = { token_id: null, user_id: null, name: 'Automatic demotion', address: '' };

/**
 * Moves a release away from everybody who gets it when too many of its loads failed. Of all that notice at the same
 * moment, in whatever process, the first moves it: a demotion starts the counts afresh, and they are read again under
 * the lock that lets one move in at a time.
 */
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
    const reason = sayFailing(counts);
    const otherCause = await findOtherCause(tx, key, counts);
    if (otherCause) {
      const { suspects } = otherCause;
      await noteStuck(tx, key, { suspects, reason: `${reason}. ${otherCause.reason}` });
      log.error(
        { ...key, suspects },
        `A failing release stays, as another cause is likely: ${reason}. ${otherCause.reason}`,
      );
      return;
    }
    const states = (await listChannels(tx)).filter(({ remote }) => remote === key.remote);
    const stays: string[] = [];
    for (const state of inOrder(states, key.release)) {
      const leaving = { mover: platform, reason, isLiveStuck: stays.length > 0 };
      const stay = await leaveChannel({ database: tx, storage, host }, state, leaving);
      if (stay === undefined)
        log.warn({ ...key, channel: state.channel }, `A release was demoted: ${reason}.`);
      else stays.push(stay);
    }
    if (stays.length === 0) return;
    await noteStuck(tx, key, { reason: `${reason}. ${stays.join(' ')}` });
    log.error(key, `A failing release stays: ${reason}. ${stays.join(' ')}`);
  });
}

/** What is live first: whether hotels and a percentage can follow it depends on that. */
function inOrder(states: readonly ChannelState[], release: string): ChannelState[] {
  const failing = states.filter((state) => state.release === release);
  return failing.sort((one, other) => Number(other.channel === 'live') - Number(one.channel === 'live'));
}
