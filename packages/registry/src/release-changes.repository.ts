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

/** Returns the id of each change by its channel, as all are of one remote. */
export async function insertReleaseChanges(
  tx: Database,
  changes: readonly NewReleaseChange[],
  actor: ReleaseActor,
): Promise<Map<Channel, number>> {
  const rows = await tx.query<{ channel: Channel; id: number }>(sql`
    insert into moves (remote, channel, kind, from_release, to_release, percent, reason, previous_id,
      moved_by, moved_by_user, moved_by_name, address)
    select remote, channel, kind, "from", "to", percent, reason, previous_id,
      ${actor.token_id}::integer, ${actor.user_id}::integer, ${actor.name}, ${actor.address}
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (remote text, channel text, kind text,
      "from" text, "to" text, percent smallint, reason text, previous_id integer)
    returning channel, id`);
  return new Map(rows.map(({ channel, id }) => [channel, id]));
}

export interface EarlierRelease {
  release: string;
  previous_id: number | null;
}

/** Lists the newest first for each state, without demoted releases and those whose files were removed. */
export function listEarlierReleases(
  database: Database,
  states: readonly { release: string; previous_id: number | null }[],
): Promise<(EarlierRelease & { place: number })[]> {
  return database.query(sql`
    with recursive earlier as (
      select place, release, previous_id as id, 1 as steps
      from unnest(${states.map(({ release }) => release)}::text[],
        ${states.map(({ previous_id }) => previous_id)}::integer[]) with ordinality as state (release, previous_id, place)
      union all
      select place, release, moves.previous_id, steps + 1 from earlier join moves using (id)
    )
    select place::integer, moves.to_release as release, moves.previous_id
    from earlier
    join moves using (id)
    join releases on releases.remote = moves.remote and releases.release = moves.to_release
    where moves.to_release <> earlier.release and releases.files_removed_at is null
      and not ${wasDemoted(sql`moves.remote`, sql`moves.to_release`)}
    order by place, steps`);
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
