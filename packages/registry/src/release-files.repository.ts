import { liftTimeouts, sql, type Database } from '@suite/database';
import type { ReleaseKey } from './release-key.ts';

const folderLockKey = 7_318_012;

/** Blocks other transactions from writing or removing this folder until the transaction ends; the storage may be slow. */
export async function lockFolder(tx: Database, { remote, release }: ReleaseKey): Promise<void> {
  await liftTimeouts(tx);
  await tx.query(sql`select pg_advisory_xact_lock(${folderLockKey}, hashtext(${`${remote}/${release}`}))`);
}

export async function isMarkedRemoved(database: Database, named: ReleaseKey): Promise<boolean | undefined> {
  const [row] = await database.query<{ removed: boolean }>(sql`
    select files_removed_at is not null as removed from releases
    where remote = ${named.remote} and release = ${named.release}`);
  return row?.removed;
}
