import { sql, type Database } from '@suite/database';

export interface CallKey {
  hotel_id: number;
  key_hash: Buffer;
}

export interface StoredCall {
  body_hash: Buffer;
  /** Is null while the call runs. */
  status: number | null;
  answer: unknown;
  is_abandoned: boolean;
}

/** Exceeds the time in which a server answers or ends a request. */
const abandonedMinutes = 10;
const isAbandoned = sql`status is null and started_at < now() - make_interval(mins => ${abandonedMinutes})`;

/** Waits for another transaction that has inserted the key, and returns false when that commits. */
export async function insertKey(
  db: Database,
  { hotel_id, key_hash }: CallKey,
  body_hash: Buffer,
): Promise<boolean> {
  const rows = await db.query(sql`
    insert into idempotency_keys (hotel_id, key_hash, body_hash) values (${hotel_id}, ${key_hash}, ${body_hash})
    on conflict (hotel_id, key_hash) do nothing returning hotel_id`);
  return rows.length > 0;
}

export async function findCall(
  db: Database,
  { hotel_id, key_hash }: CallKey,
): Promise<StoredCall | undefined> {
  const [row] = await db.query<StoredCall>(sql`
    select body_hash, status, answer, ${isAbandoned} as is_abandoned from idempotency_keys
    where hotel_id = ${hotel_id} and key_hash = ${key_hash}`);
  return row;
}

export async function takeAbandoned(db: Database, { hotel_id, key_hash }: CallKey): Promise<boolean> {
  const rows = await db.query(sql`
    update idempotency_keys set started_at = now()
    where hotel_id = ${hotel_id} and key_hash = ${key_hash} and ${isAbandoned} returning hotel_id`);
  return rows.length > 0;
}

export async function writeAnswer(
  db: Database,
  { hotel_id, key_hash }: CallKey,
  { status, answer }: { status: number; answer: object },
): Promise<void> {
  await db.query(sql`
    update idempotency_keys set status = ${status}, answer = ${JSON.stringify(answer)}::jsonb
    where hotel_id = ${hotel_id} and key_hash = ${key_hash}`);
}

export async function deleteKey(db: Database, { hotel_id, key_hash }: CallKey): Promise<void> {
  await db.query(sql`delete from idempotency_keys where hotel_id = ${hotel_id} and key_hash = ${key_hash}`);
}

export async function deleteOldKeys(db: Database): Promise<void> {
  await db.query(sql`delete from idempotency_keys where started_at <= now() - interval '1 day'`);
}
