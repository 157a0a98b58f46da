import { raw, sql, type Database } from '@suite/database';

export const windowMs = 60_000;

const window = sql`interval '1 minute'`;
const leftMs = sql`(extract(epoch from started_at + ${window} - now()) * 1000)::float8 as left_ms`;

export interface CallCount {
  calls: number;
  left_ms: number;
}

export async function countPublicCall(
  db: Database,
  { route, address }: { route: string; address: string },
): Promise<CallCount> {
  const [row] = await db.query<CallCount>(sql`
    insert into public_calls as counted (route, address) values (${route}, ${address})
    on conflict (route, address) do update set
      calls = case when counted.started_at > now() - ${window} then counted.calls + 1 else 1 end,
      started_at = case when counted.started_at > now() - ${window} then counted.started_at else now() end
    returning calls, ${leftMs}`);
  if (!row) throw new Error('The call was not counted');
  return row;
}

/** Without a person it means the whole hotel; people of the platform have no hotel. */
export interface CountedCaller {
  hotel_id: number | null;
  user_id: number | null;
}

/** Adds to the counts of different callers and returns those of all processes. The order prevents deadlocks. */
export function addCallerCalls(
  db: Database,
  made: readonly (CountedCaller & { calls: number })[],
): Promise<(CountedCaller & CallCount)[]> {
  return db.query(sql`
    insert into caller_calls as counted (hotel_id, user_id, calls)
    select * from unnest(
      ${made.map(({ hotel_id }) => hotel_id)}::bigint[],
      ${made.map(({ user_id }) => user_id)}::bigint[],
      ${made.map(({ calls }) => calls)}::integer[]) as made (hotel_id, user_id, calls)
    order by hotel_id, user_id
    on conflict (hotel_id, user_id) do update set
      calls = excluded.calls + case when counted.started_at > now() - ${window} then counted.calls else 0 end,
      started_at = case when counted.started_at > now() - ${window} then counted.started_at else now() end
    returning hotel_id, user_id, calls, ${leftMs}`);
}

export async function deleteExpiredCalls(db: Database): Promise<void> {
  for (const table of ['public_calls', 'caller_calls']) {
    await db.query(sql`
      delete from ${raw(table)} where ctid = any(array(
        select ctid from ${raw(table)} where started_at <= now() - ${window} for update skip locked))`);
  }
}
