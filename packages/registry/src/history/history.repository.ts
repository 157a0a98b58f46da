import { sql, type Database } from '@suite/database';
import { keyOf, ofRemote, type ReleaseKey, type WantedRemotes } from '../release-key.ts';
import type { PublishedRelease, ReleaseChange, RemoteDescriptor } from '@suite/descriptor';
import { isPublic, listReleases, type LiveRelease } from '../releases.repository.ts';

type OfRemote<T> = T & { remote: string };

/** Has the descriptor of the live release, or of the newest. */
export type DescribedRemote = OfRemote<{ descriptor: RemoteDescriptor }>;

interface Wanted {
  remote: WantedRemotes;
  maxRows: number;
}

export function listPublished(
  database: Database,
  { remote, maxRows, requiresPlatformSmokeRun }: Wanted & { requiresPlatformSmokeRun: boolean },
): Promise<OfRemote<PublishedRelease<Date>>[]> {
  return database.query(sql`
    with ranked as (
      select remote, release, version, bytes, published_by as token_id,
        published_at, files_removed_at is null as has_files, channel is not null as is_live, ${isPublic} as is_public,
        coalesce(platform_smoke_run || '{"origin": "platform"}', smoke_run || '{"origin": "team"}') as smoke_run,
        ${requiresPlatformSmokeRun} and platform_smoke_run is null and files_removed_at is null as awaits_smoke_run,
        row_number() over (partition by remote order by channel is null, published_at desc) as place
      from releases
      left join (select * from channels where channel = 'live') live using (remote, release)
      where ${ofRemote(remote)}
    )
    select ranked.remote, release, version, bytes, label as published_by, published_at, has_files, is_live, is_public,
      smoke_run, awaits_smoke_run
    from ranked join release_tokens on release_tokens.id = token_id
    where place <= ${maxRows}
    order by ranked.remote, place`);
}

/** Takes the descriptors of served releases from memory, because reading a thousand manifests takes longer than a page may. */
export async function listDescriptors(
  database: Database,
  remote: WantedRemotes,
  served: readonly LiveRelease[],
): Promise<DescribedRemote[]> {
  const chosen = await database.query<ReleaseKey>(sql`
    select distinct on (remote) remote, release
    from releases
    left join (select * from channels where channel = 'live') live using (remote, release)
    where ${ofRemote(remote)}
    order by remote, channel is null, published_at desc`);
  const known = new Set(served.map(keyOf));
  const unknown = chosen.filter((one) => !known.has(keyOf(one)));
  const read = unknown.length === 0 ? [] : await listReleases(database, unknown);
  const manifests = new Map([...served, ...read].map((one) => [keyOf(one), one.manifest]));
  return chosen.flatMap((one) => {
    const manifest = manifests.get(keyOf(one));
    return manifest ? [{ remote: one.remote, descriptor: manifest.descriptor }] : [];
  });
}

export function listMoves(
  database: Database,
  { remote, maxRows }: Wanted,
): Promise<OfRemote<ReleaseChange<Date>>[]> {
  return database.query(sql`
    with ranked as (
      select id, remote, channel, kind, from_release, to_release, percent, moved_by_name as moved_by, moved_at,
        reason,
        row_number() over (partition by remote order by id desc) as place
      from moves
      where ${ofRemote(remote)}
    )
    select id, remote, channel, kind, from_release, to_release, percent, moved_by, moved_at, reason
    from ranked where place <= ${maxRows}
    order by remote, place`);
}
