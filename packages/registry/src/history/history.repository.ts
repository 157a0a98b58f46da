import { sql, type Database } from '@suite/database';

/** A release as its history tells it. */
export interface PublishedRelease {
  release: string;
  version: string;
  bytes: number;
  published_at: Date;
  is_live: boolean;
}

/** One move of the live pointer. */
export interface Move {
  from_release: string | null;
  to_release: string;
  moved_by: number;
  moved_at: Date;
}

const most = 100;

/** The live release first, then the newest. */
export function listReleases(database: Database, remote: string): Promise<PublishedRelease[]> {
  return database.query<PublishedRelease>(sql`
    select releases.release, version, bytes, published_at, channels.release is not null as is_live
    from releases
    left join channels on channels.remote = releases.remote and channels.release = releases.release and channel = 'live'
    where releases.remote = ${remote}
    order by is_live desc, published_at desc
    limit ${most}`);
}

export function listMoves(database: Database, remote: string): Promise<Move[]> {
  return database.query<Move>(sql`
    select from_release, to_release, moved_by, moved_at from moves
    where remote = ${remote} order by id desc limit ${most}`);
}
