import { sql, type Database, type Sql } from '@suite/database';
import type { ReleaseChangeKind } from '@suite/descriptor';
import type { Channel } from './cohorts/channel.ts';

/** With neither id, the platform itself made the change. */
export interface ReleaseActor {
  token_id: number | null;
  user_id: number | null;
  name: string;
  address: string;
}

/** `to` is null where the change ends its channel. */
export interface NewReleaseChange {
  remote: string;
  channel: Channel;
  kind: ReleaseChangeKind;
  from: string | null;
  to: string | null;
  percent: number | null;
  reason: string | null;
  previous_id: number | null;
}

export async function insertReleaseChange(
  tx: Database,
  move: NewReleaseChange,
  actor: ReleaseActor,
): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into moves (remote, channel, kind, from_release, to_release, percent, reason, previous_id,
      moved_by, moved_by_user, moved_by_name, address)
    values (${move.remote}, ${move.channel}, ${move.kind}, ${move.from}, ${move.to}, ${move.percent}, ${move.reason},
      ${move.previous_id},
      ${actor.token_id}, ${actor.user_id}, ${actor.name}, ${actor.address})
    returning id`);
  if (!row) throw new Error('The move was not stored.');
  return row.id;
}

export interface EarlierChange {
  release: string | null;
  previous_id: number | null;
  has_files: boolean;
  was_demoted: boolean;
}

export async function findReleaseChange(database: Database, id: number): Promise<EarlierChange | undefined> {
  const [row] = await database.query<EarlierChange>(sql`
    select moves.to_release as release, previous_id,
      releases.release is not null and releases.files_removed_at is null as has_files,
      ${wasDemoted(sql`moves.remote`, sql`moves.to_release`)} as was_demoted
    from moves
    left join releases on releases.remote = moves.remote and releases.release = moves.to_release
    where moves.id = ${id}`);
  return row;
}

export function wasDemoted(remote: Sql, release: Sql): Sql {
  return sql`exists (
    select from moves demoted
    where demoted.kind = 'demote' and demoted.remote = ${remote} and demoted.from_release = ${release}
      and not exists (
        select from moves again
        where again.kind = 'promote' and again.remote = demoted.remote and again.to_release = demoted.from_release
          and again.id > demoted.id))`;
}
