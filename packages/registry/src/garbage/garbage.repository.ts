import { join, liftTimeouts, sql, type Database } from '@suite/database';
import { isOpen } from '../grants/overrides.repository.ts';
import type { ReleaseUse } from './retention-reason.ts';
import type { ReleaseKey } from '../release-key.ts';

const collectionLockKey = 7_318_011;

/** The transaction stays open while files are deleted. */
export async function tryLockCollection(tx: Database): Promise<boolean> {
  await liftTimeouts(tx);
  const [row] = await tx.query<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(${collectionLockKey}::bigint) as mine`,
  );
  return row?.mine ?? false;
}

export function listUses(tx: Database): Promise<Omit<ReleaseUse, 'channels' | 'rollback_of'>[]> {
  return tx.query(sql`
    with present as (
      select remote, release, bytes, last_published_at as published_at
      from releases where files_removed_at is null
    ), departures as (
      select remote, from_release as release, max(moved_at) as left_at
      from moves where from_release is not null group by remote, from_release
    ), granted as (
      select remote, release, url from overrides where ${isOpen}
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

/** Returns by folder whether its release was removed; a folder without a row is missing. */
export async function findRemovals(
  database: Database,
  folders: readonly string[],
): Promise<Map<string, boolean>> {
  const rows = await database.query<{ folder: string; is_removed: boolean }>(sql`
    select remote || '/' || release as folder, files_removed_at is not null as is_removed from releases
    where remote || '/' || release = any (${[...folders]}::text[])`);
  return new Map(rows.map(({ folder, is_removed }) => [folder, is_removed]));
}

/** Returns the marked releases, without those published again since their evaluation. */
export function markRemoved(
  tx: Database,
  unneeded: readonly (ReleaseKey & { published_at: Date })[],
): Promise<ReleaseKey[]> {
  if (unneeded.length === 0) return Promise.resolve([]);
  const evaluated = unneeded.map(
    ({ remote, release, published_at }) => sql`(${remote}, ${release}, ${published_at}::timestamptz)`,
  );
  return tx.query<ReleaseKey>(sql`
    update releases set files_removed_at = now() where (remote, release) in (
      select remote, release from releases
      where (remote, release, date_trunc('milliseconds', last_published_at)) in (${join(evaluated)})
        and files_removed_at is null
      for update skip locked)
    returning remote, release`);
}
