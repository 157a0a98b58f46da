import type { Database } from '@suite/database';
import { listChannelsOf, lockChannels } from '../channels.repository.ts';
import type { ReadHost } from '../gate/gate-host.ts';
import { assertRestorable } from '../promote/assert-passes-gate.ts';
import { moveChannels, type OnTakenAway } from '../promote/move-channels.ts';
import type { ReleaseActor } from '../release-changes.repository.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { findPreviousReleases, rememberFolders } from './find-previous-releases.ts';
import { findSubjects, planRollback, restoredBy, type RollbackRequest } from './plan-rollback.ts';

export interface RollbackDeps {
  database: Database;
  storage: ReleaseStorage;
  readHost: ReadHost;
  onTakenAway: OnTakenAway | undefined;
}

/** @throws RegistryError 409 when there is no previous release */
export async function rollBack(deps: RollbackDeps, request: RollbackRequest, actor: ReleaseActor) {
  const { database, storage, readHost, onTakenAway } = deps;
  const host = await readHost();
  const hasFiles = rememberFolders(storage);
  const readChannels = async (db: Database) => {
    const states = await listChannelsOf(db, request.remote);
    return { states, earlier: await findPreviousReleases(db, findSubjects(states, request), hasFiles) };
  };
  // Look-ups in a bucket are slow, and under the lock they would hold up the moves of all remotes.
  await readChannels(database);
  return database.transaction(async (tx) => {
    await lockChannels(tx);
    const { moves, ...outcome } = planRollback(await readChannels(tx), request);
    for (const restored of restoredBy(moves)) await assertRestorable(tx, host, restored);
    await moveChannels({ tx, onTakenAway }, moves, actor);
    return { moved: moves.length > 0, ...outcome };
  });
}
