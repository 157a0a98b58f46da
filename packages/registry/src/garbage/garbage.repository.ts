import { join, sql, type Database } from '@suite/database';
import type { ReleaseUse } from './judge-release.ts';

export interface Named {
  remote: string;
  release: string;
}

const collectorKey = 7_318_011;
const folderKey = 7_318_012;

/** Whether this transaction is the one collection that may run on this database now. */
export async function tryLockCollector(tx: Database): Promise<boolean> {
  const [row] = await tx.query<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${collectorKey}::bigint) as mine`,
  );
  return row?.mine ?? false;
}

/** Until the transaction ends nobody else puts or removes this folder. */
export async function lockFolder(tx: Database, { remote, release }: Named): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(${folderKey}, hashtext(${`${remote}/${release}`}))`);
}

/** Every release that has its files, with what is known of its use besides channels. */
export function listUses(tx: Database): Promise<Omit<ReleaseUse, 'channels' | 'ways_back'>[]> {
  return tx.query(sql`
    with present as (
      select remote, release, bytes, last_published_at as published_at
      from releases where files_removed_at is null
    ), departures as (
      select remote, from_release as release, max(moved_at) as left_at
      from moves where from_release is not null group by remote, from_release
    ), granted as (
      select remote, release, url from overrides where expires_at > now() and revoked_at is null
    )
    select remote, release, bytes, published_at, left_at,
      row_number() over (partition by remote order by published_at desc, release desc) as place,
      exists (
        select from granted where granted.remote = present.remote
        and (granted.release = present.release
          or position('/releases/' || present.remote || '/' || present.release || '/' in url) > 0)
      ) as has_grant
    from present left join departures using (remote, release)
    order by remote, place`);
}

/** Notes that the files go, except of what was published again since it was judged; gives those that were noted. */
export function markRemoved(
  tx: Database,
  unneeded: readonly (Named & { published_at: Date })[],
): Promise<Named[]> {
  if (unneeded.length === 0) return Promise.resolve([]);
  const judged = unneeded.map(
    ({ remote, release, published_at }) => sql`(${remote}, ${release}, ${published_at}::timestamptz)`,
  );
  return tx.query<Named>(sql`
    update releases set files_removed_at = now() where (remote, release) in (
      select remote, release from releases
      where (remote, release, date_trunc('milliseconds', last_published_at)) in (${join(judged)})
        and files_removed_at is null
      for update skip locked)
    returning remote, release`);
}

/** Whether the database says that the files of this release go; undefined when it does not know the release. */
export async function isMarkedRemoved(database: Database, named: Named): Promise<boolean | undefined> {
  const [row] = await database.query<{ removed: boolean }>(sql`
    select files_removed_at is not null as removed from releases
    where remote = ${named.remote} and release = ${named.release}`);
  return row?.removed;
}
