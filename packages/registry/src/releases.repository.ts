import { sql, type Database } from '@suite/database';
import type { Release } from '@suite/remote-kit/descriptor';

export interface LiveRelease {
  remote: string;
  release: string;
  manifest: Release;
  /** What was live before, when that is known. */
  fallback: { release: string; manifest: Release } | null;
}

/** A release on its way into the table. */
export interface NewRelease {
  release: string;
  manifest: Release;
  bytes: number;
  published_by: number;
}

export function listLiveReleases(database: Database): Promise<LiveRelease[]> {
  return database.query<LiveRelease>(sql`
    select channels.remote, channels.release, releases.manifest,
      case when earlier.release is not null
        then json_build_object('release', earlier.release, 'manifest', earlier.manifest) end as fallback
    from channels
    join releases using (remote, release)
    left join lateral (
      select from_release from moves where moves.remote = channels.remote and moves.channel = 'live' order by id desc limit 1
    ) move on true
    left join releases earlier on earlier.remote = channels.remote and earlier.release = move.from_release
    where channels.channel = 'live'
    order by channels.remote`);
}

/** False when the table has it already. Either way the row stays locked until the transaction ends. */
export async function insertRelease(tx: Database, added: NewRelease): Promise<boolean> {
  const { release, manifest, bytes, published_by } = added;
  const inserted = await tx.query(sql`
    insert into releases (remote, release, version, manifest, bytes, published_by)
    values (${manifest.name}, ${release}, ${manifest.version}, ${JSON.stringify(manifest)}, ${bytes}, ${published_by})
    on conflict (remote, release) do nothing
    returning release`);
  if (inserted.length > 0) return true;
  await tx.query(
    sql`select from releases where remote = ${manifest.name} and release = ${release} for update`,
  );
  return false;
}

export async function findRelease(
  database: Database,
  remote: string,
  release: string,
): Promise<Release | undefined> {
  const [found] = await database.query<{ manifest: Release }>(
    sql`select manifest from releases where remote = ${remote} and release = ${release}`,
  );
  return found?.manifest;
}

/** Lets one move in at a time, whatever remote it is for, so that no two can clash unseen. Readers do not wait. */
export async function lockChannels(tx: Database): Promise<void> {
  await tx.query(sql`lock table channels in share row exclusive mode`);
}

export async function moveLive(
  tx: Database,
  move: { remote: string; from: string | null; to: string; moved_by: number; address: string },
): Promise<void> {
  await tx.query(sql`
    insert into channels (remote, channel, release) values (${move.remote}, 'live', ${move.to})
    on conflict (remote, channel) do update set release = excluded.release`);
  await tx.query(sql`
    insert into moves (remote, channel, from_release, to_release, moved_by, address)
    values (${move.remote}, 'live', ${move.from}, ${move.to}, ${move.moved_by}, ${move.address})`);
}
