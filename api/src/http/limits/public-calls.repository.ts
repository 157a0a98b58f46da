import { sql, type Database } from '@suite/database';

export interface CallCount {
  calls: number;
  left_ms: number;
}

export async function countPublicCall(
  db: Database,
  { route, address, window_ms }: { route: string; address: string; window_ms: number },
): Promise<CallCount> {
  const window = sql`make_interval(secs => ${window_ms}::float8 / 1000)`;
  const [row] = await db.query<CallCount>(sql`
    insert into public_calls as counted (route, address) values (${route}, ${address})
    on conflict (route, address) do update set
      calls = case when counted.started_at > now() - ${window} then counted.calls + 1 else 1 end,
      started_at = case when counted.started_at > now() - ${window} then counted.started_at else now() end
    returning calls, (extract(epoch from started_at + ${window} - now()) * 1000)::float8 as left_ms`);
  if (!row) throw new Error('The call was not counted');
  return row;
}

export async function forgetPublicCalls(db: Database, window_ms: number): Promise<void> {
  await db.query(sql`
    delete from public_calls using (
      select route, address from public_calls
      where started_at <= now() - make_interval(secs => ${window_ms}::float8 / 1000)
      for update skip locked
    ) old
    where public_calls.route = old.route and public_calls.address = old.address`);
}
