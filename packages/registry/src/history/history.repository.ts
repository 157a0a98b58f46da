import { sql, type Database } from '@suite/database';
import { ofRemote, type WantedRemotes } from '../release-key.ts';
import type { PublishedRelease, ReleaseChange, RemoteDescriptor } from '@suite/descriptor';
import { isPublic } from '../releases.repository.ts';

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

export function listDescriptors(database: Database, remote: WantedRemotes): Promise<DescribedRemote[]> {
  // The manifests are large, so only the chosen ones are read.
  return database.query(sql`
    select remote, manifest -> 'descriptor' as descriptor
    from releases
    where (remote, release) in (
      select distinct on (remote) remote, release
      from releases
      left join (select * from channels where channel = 'live') live using (remote, release)
      where ${ofRemote(remote)}
      order by remote, channel is null, published_at desc)
    order by remote`);
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
