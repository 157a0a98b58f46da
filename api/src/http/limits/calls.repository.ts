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

/** Without a person or an API token it means the whole hotel; people of the platform have no hotel. */
export interface CountedCaller {
  hotel_id: number | null;
  user_id?: number | null;
  token_id?: number;
}

type CallerCalls = CountedCaller & { calls: number };
type CallerCount = CountedCaller & CallCount;

/** Adds to the counts of different callers and returns those of all processes. */
export async function addCallerCalls(db: Database, made: readonly CallerCalls[]): Promise<CallerCount[]> {
  const isOfToken = ({ token_id }: CountedCaller) => token_id !== undefined;
  const [ofTokens, ofPeople] = [made.filter(isOfToken), made.filter((one) => !isOfToken(one))];
  const ids = ofPeople.map(({ user_id = null }) => user_id);
  return [
    ...(ofPeople.length > 0 ? await addCalls(db, ['caller_calls', 'user_id'], ofPeople, ids) : []),
    ...(ofTokens.length > 0
      ? await addCalls(
          db,
          ['token_calls', 'token_id'],
          ofTokens,
          ofTokens.map(({ token_id }) => token_id),
        )
      : []),
  ];
}

/** The order prevents deadlocks. */
function addCalls(
  db: Database,
  [table, id]: ['caller_calls', 'user_id'] | ['token_calls', 'token_id'],
  made: readonly CallerCalls[],
  ids: readonly (number | null | undefined)[],
): Promise<CallerCount[]> {
  return db.query(sql`
    insert into ${raw(table)} as counted (hotel_id, ${raw(id)}, calls)
    select * from unnest(
      ${made.map(({ hotel_id }) => hotel_id)}::bigint[],
      ${ids}::bigint[],
      ${made.map(({ calls }) => calls)}::integer[]) as made (hotel_id, id, calls)
    order by hotel_id, id
    on conflict (hotel_id, ${raw(id)}) do update set
      calls = excluded.calls + case when counted.started_at > now() - ${window} then counted.calls else 0 end,
      started_at = case when counted.started_at > now() - ${window} then counted.started_at else now() end
    returning hotel_id, ${raw(id)}, calls, ${leftMs}`);
}

export async function deleteExpiredCalls(db: Database): Promise<void> {
  for (const table of ['public_calls', 'caller_calls', 'token_calls']) {
    await db.query(sql`
      delete from ${raw(table)} where ctid = any(array(
        select ctid from ${raw(table)} where started_at <= now() - ${window} for update skip locked))`);
  }
}
