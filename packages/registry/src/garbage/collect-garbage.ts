import type { Database } from '@suite/database';
import { lockChannels } from '../channels.repository.ts';
import type { ReleaseStorage } from '../storage/release-storage.ts';
import { collectShellBuilds } from '../shell-builds/collect-shell-builds.ts';
import { listUnseenShellBuilds } from '../shell-builds/shell-builds.repository.ts';
import { garbagePolicy, type GarbagePolicy } from './garbage-policy.ts';
import { isMarkedRemoved, lockFolder, markRemoved, tryLockCollector } from './garbage.repository.ts';
import { judgeReleases, type JudgedRelease } from './judge-releases.ts';

export interface GarbageStore {
  database: Database;
  storage: ReleaseStorage;
  policy?: GarbagePolicy;
}

/** What a collection did, or with `isRehearsal` would have done. */
export interface Collection {
  removed: JudgedRelease[];
  kept: JudgedRelease[];
  /** Folders that went now: of `removed`, and of an earlier collection that was cut off. */
  folders: number;
  /** What publishes that never ended had left. */
  swept: number;
  /** Whole folders that this database has no row of. They are left alone. */
  unknown: string[];
  /** Builds of the shell that went, as no server has announced them lately. */
  shellBuilds: string[];
}

/**
 * Removes the files of releases that nobody uses. The database says so first and files go afterwards: whatever is cut
 * off in between, no row points to files that are gone, and the next collection ends what this one began.
 * @returns undefined when another process is collecting now
 */
export function collectGarbage(store: GarbageStore): Promise<Collection | undefined> {
  const { database, storage, policy = garbagePolicy } = store;
  return database.transaction(async (turn) => {
    if (!(await tryLockCollector(turn))) return undefined;
    const judged = await database.transaction(async (tx) => {
      await lockChannels(tx);
      const all = await judgeReleases(tx, policy);
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
    return { ...judged, folders, swept: await storage.sweep(), unknown, shellBuilds };
  });
}

/** Says what a collection would do, and does nothing. */
export async function rehearseCollection(store: GarbageStore): Promise<Collection> {
  const policy = store.policy ?? garbagePolicy;
  const all = await judgeReleases(store.database, policy);
  const { unknown, leftover } = await sortFolders(store);
  const judged = split(all, ({ reason }) => reason === undefined);
  const shellBuilds = await listUnseenShellBuilds(store.database, policy.days);
  return { ...judged, folders: judged.removed.length + leftover.length, swept: 0, unknown, shellBuilds };
}

function split(all: readonly JudgedRelease[], isRemoved: (one: JudgedRelease) => boolean) {
  return { removed: all.filter(isRemoved), kept: all.filter((one) => !isRemoved(one)) };
}

async function sortFolders({ database, storage }: GarbageStore) {
  const unknown: string[] = [];
  const leftover: string[] = [];
  for (const folder of await storage.list()) {
    const isRemoved = await isMarkedRemoved(database, named(folder));
    if (isRemoved === undefined) unknown.push(folder);
    else if (isRemoved) leftover.push(folder);
  }
  return { unknown, leftover };
}

/** Removes a folder unless it was published again meanwhile. */
function removeFolder({ database, storage }: GarbageStore, folder: string): Promise<boolean> {
  return database.transaction(async (tx) => {
    await lockFolder(tx, named(folder));
    if (!(await isMarkedRemoved(tx, named(folder)))) return false;
    await storage.remove(folder);
    return true;
  });
}

function named(folder: string): { remote: string; release: string } {
  const [remote = '', release = ''] = folder.split('/');
  return { remote, release };
}
