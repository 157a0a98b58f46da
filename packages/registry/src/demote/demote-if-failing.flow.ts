import type { FastifyBaseLogger } from 'fastify';
import { lockChannels } from '../channels.repository.ts';
import { moveChannels } from '../promote/move-channels.ts';
import type { ReleaseKey } from '../release-key.ts';
import type { RollbackDeps } from '../rollback/roll-back.flow.ts';
import {
  failingChannelReader,
  findObstacles,
  planDemotion,
  platform,
  recordDemotion,
  recordOtherCause,
} from './demotion.ts';
import { findOtherCause } from './find-other-cause.ts';
import { describeFailing, isFailing } from './is-failing.ts';
import { countRecentLoads } from './recent-loads.repository.ts';

export async function demoteIfFailing(deps: RollbackDeps, key: ReleaseKey, log: FastifyBaseLogger) {
  const { database, storage, readHost, onTakenAway } = deps;
  if (!isFailing(await countRecentLoads(database, key))) return;
  const host = await readHost();
  const readChannels = failingChannelReader(key, storage);
  // Look-ups in a bucket are slow, and under the lock they would hold up the moves of all remotes.
  await readChannels(database);
  await database.transaction(async (tx) => {
    await lockChannels(tx);
    // A demotion resets the counts, so that only one of several processes demotes.
    const counts = await countRecentLoads(tx, key);
    if (!isFailing(counts)) return;
    const reason = describeFailing(counts);
    const otherCause = await findOtherCause(tx, key, counts);
    if (otherCause) return recordOtherCause(tx, key, { reason, otherCause }, log);
    const { states, earlier } = await readChannels(tx);
    const obstacles = await findObstacles(tx, host, earlier);
    const { moves, stays } = planDemotion(states, { earlier, obstacles }, reason);
    await moveChannels({ tx, onTakenAway }, moves, platform);
    await recordDemotion(tx, key, { moves, stays, reason }, log);
  });
}
