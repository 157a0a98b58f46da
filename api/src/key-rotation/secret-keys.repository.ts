import { empty, raw, sql, type Database } from '@suite/database';
import type { SealedColumn } from '../sealing/sealed-column.ts';

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

export async function releaseKeys(tx: Database, key_ids: readonly string[]): Promise<string[]> {
  const rows = await tx.query<{ key_id: string }>(sql`
    update secret_keys set released_at = now()
    where key_id = any(${key_ids}::text[]) and released_at is null returning key_id`);
  return rows.map(({ key_id }) => key_id);
}

export interface SealedValue {
  id: string;
  sealed: Buffer;
  context: Buffer;
}

export function findOlderValues(
  db: Database,
  { table, id, column, context }: SealedColumn,
  { header, after, limit }: { header: Buffer; after: string | null; limit: number },
): Promise<SealedValue[]> {
  const behind = after === null ? empty : sql`and ${raw(id)} > ${after}`;
  return db.query<SealedValue>(sql`
    select ${raw(id)}::text as id, ${raw(column)} as sealed, ${raw(context)} as context from ${raw(table)}
    where substr(${raw(column)}, 1, ${header.length}::integer) <> ${header} ${behind}
    order by ${raw(table)}.${raw(id)} limit ${limit}`);
}

/** Resolves to false if a server has replaced the value or removed the row in the meantime. */
export async function replaceValue(
  tx: Database,
  { table, id, column }: SealedColumn,
  value: Pick<SealedValue, 'id' | 'sealed'>,
  sealed: Buffer,
): Promise<boolean> {
  const written = await tx.query(sql`
    update ${raw(table)} set ${raw(column)} = ${sealed}
    where ${raw(id)} = ${value.id} and ${raw(column)} = ${value.sealed} returning 1`);
  return written.length > 0;
}
