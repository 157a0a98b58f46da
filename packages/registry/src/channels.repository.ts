import { sql, type Database, type Sql } from '@suite/database';
import type { Channel } from './cohorts/channel.ts';
import type { WantedRemotes } from './release-key.ts';
import { wasDemoted } from './release-changes.repository.ts';

export interface ChannelState {
  remote: string;
  channel: Channel;
  release: string;
  percent: number | null;
  turn: number;
  moved_at: Date;
  move_id: number;
  previous_id: number | null;
  previous: string | null;
}

export function listChannels(database: Database): Promise<ChannelState[]> {
  return selectChannels(database, sql``);
}

export function listChannelsOf(
  database: Database,
  remotes: NonNullable<WantedRemotes>,
): Promise<ChannelState[]> {
  return selectChannels(database, sql`where channels.remote = any(${[remotes].flat()}::text[])`);
}

function selectChannels(database: Database, wanted: Sql): Promise<ChannelState[]> {
  return database.query<ChannelState>(sql`
    select channels.remote, channels.channel, channels.release, channels.percent, channels.turn,
      channels.move_id, move.moved_at, move.previous_id, earlier.release as previous
    from channels
    join moves move on move.id = channels.move_id
    left join moves before on before.id = move.previous_id
    left join releases earlier
      on earlier.remote = before.remote and earlier.release = before.to_release and earlier.files_removed_at is null
      and not ${wasDemoted(sql`before.remote`, sql`before.to_release`)}
    ${wanted}
    order by channels.remote, channels.channel`);
}

/** Serializes promotions and rollbacks of all remotes. Readers do not wait. */
export async function lockChannels(tx: Database): Promise<void> {
  await tx.query(sql`lock table channels in share row exclusive mode`);
}

export async function takeTurn(database: Database): Promise<number> {
  const [row] = await database.query<{ turn: number }>(sql`select nextval('turns') as turn`);
  return row?.turn ?? 0;
}

export async function isKnownTurn(database: Database, turn: number): Promise<boolean> {
  const [row] = await database.query<{ known: boolean }>(
    sql`select is_called and last_value >= ${turn} as known from turns`,
  );
  return row?.known ?? false;
}

export interface PointedChannel {
  remote: string;
  channel: Channel;
  release: string;
  percent: number | null;
  /** Null takes the next turn. */
  turn: number | null;
  move_id: number | undefined;
}

export async function pointChannels(tx: Database, pointed: readonly PointedChannel[]): Promise<void> {
  await tx.query(sql`
    insert into channels (remote, channel, release, percent, turn, move_id)
    select remote, channel, release, percent, coalesce(turn, nextval('turns')), move_id
    from jsonb_to_recordset(${JSON.stringify(pointed)}::jsonb)
      as pointed (remote text, channel text, release text, percent smallint, turn bigint, move_id integer)
    on conflict (remote, channel) do update
      set release = excluded.release, percent = excluded.percent, turn = excluded.turn, move_id = excluded.move_id`);
}

export async function endChannels(
  tx: Database,
  ended: readonly { remote: string; channel: Channel }[],
): Promise<void> {
  const remotes = ended.map(({ remote }) => remote);
  const channels = ended.map(({ channel }) => channel);
  await tx.query(sql`
    delete from channels
    where (remote, channel) in (select * from unnest(${remotes}::text[], ${channels}::text[]))`);
}
