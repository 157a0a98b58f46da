import { sql, type Database } from '@suite/database';
import type { Release } from '@suite/descriptor';

export interface LiveRelease {
  remote: string;
  release: string;
  manifest: Release;
}

export interface NewRelease {
  release: string;
  manifest: Release;
  bytes: number;
  published_by: number;
}

export const isPublic = sql`(manifest -> 'descriptor' @> '{"access": "public"}' or manifest -> 'descriptor' @> '{"parts": [{"access": "public"}]}')`;

export function listLiveReleases(database: Database): Promise<LiveRelease[]> {
  return database.query<LiveRelease>(sql`
    select remote, release, manifest from releases
    where (remote, release) in (select remote, release from channels)
    order by remote, release`);
}

export function listNewestPublicReleases(
  database: Database,
): Promise<(LiveRelease & { published_at: Date })[]> {
  return database.query(sql`
    with newest as (
      select distinct on (remote) * from releases where files_removed_at is null order by remote, last_published_at desc
    )
    select remote, release, manifest, published_at from newest
    where ${isPublic} and (remote, release) not in (select remote, release from channels)
    order by remote`);
}

export function listReleases(
  database: Database,
  named: readonly { remote: string; release: string }[],
): Promise<LiveRelease[]> {
  const remotes = named.map(({ remote }) => remote);
  const releases = named.map(({ release }) => release);
  return database.query<LiveRelease>(sql`
    select remote, release, manifest from releases
    where (remote, release) in (select * from unnest(${remotes}::text[], ${releases}::text[]))`);
}

/** Returns false for a stored release. Either way, the row stays locked until the transaction ends. */
export async function insertRelease(tx: Database, added: NewRelease): Promise<boolean> {
  const { release, manifest, bytes, published_by } = added;
  const inserted = await tx.query(sql`
    insert into releases (remote, release, version, manifest, bytes, published_by)
    values (${manifest.name}, ${release}, ${manifest.version}, ${JSON.stringify(manifest)}, ${bytes}, ${published_by})
    on conflict (remote, release) do nothing
    returning release`);
  if (inserted.length > 0) return true;
  await tx.query(sql`
    update releases set files_removed_at = null, last_published_at = now()
    where remote = ${manifest.name} and release = ${release}`);
  return false;
}

export async function findRelease(
  database: Database,
  remote: string,
  release: string,
): Promise<Release | undefined> {
  const [found] = await database.query<{ manifest: Release }>(
    sql`select manifest from releases
      where remote = ${remote} and release = ${release} and files_removed_at is null`,
  );
  return found?.manifest;
}
