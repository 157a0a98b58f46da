import { sql, type Database, type Sql } from '@suite/database';
import type { MoveKind } from '@suite/remote-kit/descriptor';
import type { Channel } from './cohorts/channel.ts';

/** Who moves a pointer: a token, a person, or with neither id the platform itself. */
export interface Mover {
  token_id: number | null;
  user_id: number | null;
  name: string;
  address: string;
}

/** One move on its way into the history; `to` is null where it ends its channel. */
export interface NewMove {
  remote: string;
  channel: Channel;
  kind: MoveKind;
  from: string | null;
  to: string | null;
  percent: number | null;
  reason: string | null;
  /** The move to follow when this one is rolled back. */
  previous_id: number | null;
}

export async function insertMove(tx: Database, move: NewMove, mover: Mover): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into moves (remote, channel, kind, from_release, to_release, percent, reason, previous_id,
      moved_by, moved_by_user, moved_by_name, address)
    values (${move.remote}, ${move.channel}, ${move.kind}, ${move.from}, ${move.to}, ${move.percent}, ${move.reason},
      ${move.previous_id},
      ${mover.token_id}, ${mover.user_id}, ${mover.name}, ${mover.address})
    returning id`);
  if (!row) throw new Error('The move was not stored.');
  return row.id;
}

/** What a move made, for going back to it. */
export interface EarlierMove {
  release: string | null;
  previous_id: number | null;
  /** False when the files of its release were deleted since. */
  has_files: boolean;
  was_demoted: boolean;
}

export async function findMove(database: Database, id: number): Promise<EarlierMove | undefined> {
  const [row] = await database.query<EarlierMove>(sql`
    select moves.to_release as release, previous_id,
      releases.release is not null and releases.files_removed_at is null as has_files,
      ${wasDemoted(sql`moves.remote`, sql`moves.to_release`)} as was_demoted
    from moves
    left join releases on releases.remote = moves.remote and releases.release = moves.to_release
    where moves.id = ${id}`);
  return row;
}

/** A condition: the platform moved this release away, and nobody promoted it again since. */
export function wasDemoted(remote: Sql, release: Sql): Sql {
  return sql`exists (
    select from moves demoted
    where demoted.kind = 'demote' and demoted.remote = ${remote} and demoted.from_release = ${release}
      and not exists (
        select from moves again
        where again.kind = 'promote' and again.remote = demoted.remote and again.to_release = demoted.from_release
          and again.id > demoted.id))`;
}
