import { lockChannels, listChannels, type ChannelState } from '../channels.repository.ts';
import type { ReleaseStore } from '../storage/release-storage.ts';
import { collectShellBuilds } from '../shell-builds/stored-shell-builds.ts';
import { listUnseenShellBuilds } from '../shell-builds/shell-builds.repository.ts';
import { garbagePolicy, retentionReason, type GarbagePolicy } from './retention-reason.ts';
import { isMarkedRemoved, lockFolder } from '../release-files.repository.ts';
import { findRemovals, markRemoved, tryLockCollection, listUses } from './garbage.repository.ts';
import type { Database } from '@suite/database';
import { findPreviousReleases } from '../rollback/find-previous-releases.ts';
import { groupByRemote, type ReleaseKey } from '../release-key.ts';

export interface GarbageStore extends ReleaseStore {
  policy?: GarbagePolicy;
}

export interface Collection {
  removed: EvaluatedRelease[];
  kept: EvaluatedRelease[];
  folders: number;
  swept: number;
  /** These are complete folders without a row in this database; they are kept. */
  unknown: string[];
  shellBuilds: string[];
}

/** Records deletions before removing files, so that no row points to missing files after an interruption. */
export function collectGarbage(store: GarbageStore): Promise<Collection | undefined> {
  const { database, storage, policy = garbagePolicy } = store;
  return database.transaction(async (turn) => {
    if (!(await tryLockCollection(turn))) return undefined;
    const evaluated = await database.transaction(async (tx) => {
      await lockChannels(tx);
      const all = await evaluateReleases(tx, policy);
      const marked = await markRemoved(
        tx,
        all.filter(({ reason }) => reason === undefined),
      );
      return split(all, ({ remote, release }) =>
        marked.some((one) => one.remote === remote && one.release === release),
      );
    });
    const { unknown, leftover } = await sortFolders(store);
    let folders = 0;
    for (const folder of leftover) if (await removeFolder(store, folder)) folders += 1;
    const shellBuilds = await collectShellBuilds(store, policy.days);
    return { ...evaluated, folders, swept: await storage.sweep(), unknown, shellBuilds };
  });
}

export async function previewCollection(store: GarbageStore): Promise<Collection> {
  const policy = store.policy ?? garbagePolicy;
  const all = await evaluateReleases(store.database, policy);
  const { unknown, leftover } = await sortFolders(store);
  const evaluated = split(all, ({ reason }) => reason === undefined);
  const shellBuilds = await listUnseenShellBuilds(store.database, policy.days);
  return {
    ...evaluated,
    folders: evaluated.removed.length + leftover.length,
    swept: 0,
    unknown,
    shellBuilds,
  };
}

function split(all: readonly EvaluatedRelease[], isRemoved: (one: EvaluatedRelease) => boolean) {
  return { removed: all.filter(isRemoved), kept: all.filter((one) => !isRemoved(one)) };
}

async function sortFolders({ database, storage }: GarbageStore) {
  const folders = await storage.list();
  const isRemoved = await findRemovals(database, folders);
  return {
    unknown: folders.filter((folder) => !isRemoved.has(folder)),
    leftover: folders.filter((folder) => isRemoved.get(folder)),
  };
}

function removeFolder({ database, storage }: GarbageStore, folder: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockFolder(tx, parseFolder(folder));
    if (!(await isMarkedRemoved(tx, parseFolder(folder)))) return false;
    await storage.remove(folder);
    return true;
  });
}

function parseFolder(folder: string): { remote: string; release: string } {
  const [remote = '', release = ''] = folder.split('/');
  return { remote, release };
}

interface EvaluatedRelease extends ReleaseKey {
  bytes: number;
  published_at: Date;
  reason: string | undefined;
}

async function evaluateReleases(tx: Database, policy: GarbagePolicy): Promise<EvaluatedRelease[]> {
  const [uses, states] = [await listUses(tx), await listChannels(tx)];
  const statesOf = groupByRemote(states);
  const targetsOf = groupByRemote(await listRollbackTargets(tx, states));
  const now = new Date();
  return uses.map(({ place, left_at, has_grant, ...release }) => {
    const channelsIn = (groups: Map<string, (ReleaseKey & Pick<ChannelState, 'channel'>)[]>) =>
      (groups.get(release.remote) ?? [])
        .filter((one) => one.release === release.release)
        .map(({ channel }) => channel);
    const channels = channelsIn(statesOf);
    const rollback_of = [...new Set(channelsIn(targetsOf))];
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
