import { sql, type Database } from '@suite/database';
import type { ReleaseKey } from './release-key.ts';

const folderLockKey = 7_318_012;

/** Until the transaction ends no other transaction puts or removes this folder. */
export async function lockFolder(tx: Database, { remote, release }: ReleaseKey): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${folderLockKey}, hashtext(${`${remote}/${release}`}))`);
}

/** Whether the files of this release are marked as deleted; undefined for an unknown release. */
export async function isMarkedRemoved(database: Database, named: ReleaseKey): Promise<boolean | undefined> {
  const [row] = await database.query<{ removed: boolean }>(sql`
    select files_removed_at is not null as removed from releases
    where remote = ${named.remote} and release = ${named.release}`);
  return row?.removed;
}
