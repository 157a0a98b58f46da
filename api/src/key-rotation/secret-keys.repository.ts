import { sql, type Database } from '@suite/database';

/** Servers record their key every half minute. */
export const heartbeatLimitInSeconds = 90;

export async function recordKeyUse(db: Database, key_id: string): Promise<void> {
  await db.query(sql`
    insert into secret_keys (key_id) values (${key_id})
    on conflict (key_id) do update set last_used_at = now(), released_at = null`);
}

export async function findNeededKeys(db: Database, except: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ key_id: string }>(sql`
    select key_id from secret_keys where released_at is null and key_id <> all(${except}::text[])
    order by last_used_at`);
  return rows.map(({ key_id }) => key_id);
}

export async function findKeysInUse(db: Database, newest: string): Promise<string[]> {
  const rows = await db.query<{ key_id: string }>(sql`
    select key_id from secret_keys
    where key_id <> ${newest} and last_used_at > now() - make_interval(secs => ${heartbeatLimitInSeconds})
    order by last_used_at`);
  return rows.map(({ key_id }) => key_id);
}

/** Returns the newly released keys. */
export async function releaseKeys(tx: Database, key_ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ key_id: string }>(sql`
    update secret_keys set released_at = now()
    where key_id = any(${key_ids}::text[]) and released_at is null returning key_id`);
  return rows.map(({ key_id }) => key_id);
}
