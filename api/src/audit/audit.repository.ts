import { join, sql, type Database } from '@suite/database';

export interface AuditRecord {
  actor_user_id: number | null;
  actor_token_id: number | null;
  hotel_id: number | null;
  action: string;
  subject_type: string;
  subject_id: string;
  address: string;
  details: object;
  happened_at: Date | null;
}

/** Returns the numbers of the records in their order. */
export async function insertAuditRecords(tx: Database, records: readonly AuditRecord[]): Promise<number[]> {
  if (records.length === 0) return [];
  const rows = records.map(
    (record) => sql`(
      coalesce(${record.happened_at}::timestamptz, now()), ${record.actor_user_id}, ${record.actor_token_id},
      ${record.hotel_id}, ${record.action}, ${record.subject_type}, ${record.subject_id}, ${record.address},
      ${JSON.stringify(record.details)}::jsonb
    )`,
  );
  const inserted = await tx.query<{ id: number }>(sql`
    insert into audit_records
      (happened_at, actor_user_id, actor_token_id, hotel_id, action, subject_type, subject_id, address, details)
    values ${join(rows)} returning id`);
  return inserted.map(({ id }) => id);
}

export async function insertAuditRecord(tx: Database, record: AuditRecord): Promise<number> {
  const [id] = await insertAuditRecords(tx, [record]);
  if (id === undefined) throw new Error('No audit record was added');
  return id;
}

export interface RecordKind {
  action: string;
  details?: object;
}

export interface RecentRecord {
  id: number;
  happened_at: Date;
  actor_user_id: number | null;
  hotel_id: number | null;
  action: string;
  subject_type: string;
  subject_id: string;
  details: Record<string, unknown>;
}

export interface RecentRecords {
  hotel_id: number | 'all';
  kinds: readonly RecordKind[];
  since: Date;
  until: Date;
  take: number;
}

/** Queries each kind separately, so that a frequent one does not hide a rare one. */
export function findRecentRecords(
  db: Database,
  { hotel_id, kinds, since, until, take }: RecentRecords,
): Promise<RecentRecord[]> {
  const hotel = hotel_id === 'all' ? sql`true` : sql`hotel_id = ${hotel_id}`;
  const ofKinds = kinds.map(({ action, details }) => {
    // An empty containment would prevent the planner from stopping after the first rows.
    const holding = details ? sql`details @> ${JSON.stringify(details)}::jsonb` : sql`true`;
    return sql`(
      select id, happened_at, actor_user_id, hotel_id, action, subject_type, subject_id, details from audit_records
      where ${hotel} and action = ${action} and ${holding} and happened_at >= ${since} and happened_at <= ${until}
      order by happened_at desc limit ${take})`;
  });
  return db.query<RecentRecord>(sql`
    select distinct on (happened_at, id) * from (${join(ofKinds, ' union all ')}) as found
    order by happened_at desc, id desc limit ${take}`);
}

/** Returns the newest action about each subject that has one besides `except`. */
export function findNewestActions(
  db: Database,
  subjects: { hotel_id: number; subject_type: string; subject_ids: readonly string[] },
  except: readonly string[],
): Promise<{ subject_id: string; action: string }[]> {
  return db.query<{ subject_id: string; action: string }>(sql`
    select distinct on (subject_id) subject_id, action from audit_records
    where hotel_id = ${subjects.hotel_id} and subject_type = ${subjects.subject_type}
      and subject_id = any(${[...subjects.subject_ids]}::text[]) and action <> all(${[...except]}::text[])
    order by subject_id, id desc`);
}

export async function findNewestRecord(db: Database): Promise<Date | undefined> {
  const [row] = await db.query<{ happened_at: Date }>(
    sql`select happened_at from audit_records order by id desc limit 1`,
  );
  return row?.happened_at;
}
