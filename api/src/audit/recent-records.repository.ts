import { sql, type Database } from '@suite/database';

/** A use case, and what its record's details have to hold, if not all of them are meant. */
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

/** Whose records (`'all'`: of every hotel and of none), of which kinds, and when. */
export interface RecentRecords {
  hotel_id: number | 'all';
  kinds: readonly RecordKind[];
  since: Date;
  until: Date;
  take: number;
}

/** The newest records of some kinds. Each kind is looked up by itself, so that a frequent one hides no rare one. */
export function findRecentRecords(
  db: Database,
  { hotel_id, kinds, since, until, take }: RecentRecords,
): Promise<RecentRecord[]> {
  const hotel = hotel_id === 'all' ? sql`true` : sql`audit_records.hotel_id = ${hotel_id}`;
  return db.query<RecentRecord>(sql`
    select distinct on (found.happened_at, found.id) found.*
    from json_to_recordset(${JSON.stringify(kinds)}::json) as kind (action text, details jsonb),
    lateral (
      select id, happened_at, actor_user_id, hotel_id, audit_records.action, subject_type, subject_id,
        audit_records.details
      from audit_records
      where ${hotel} and audit_records.action = kind.action
        and audit_records.details @> coalesce(kind.details, '{}')
        and happened_at >= ${since} and happened_at <= ${until}
      order by audit_records.happened_at desc limit ${take}
    ) as found
    order by found.happened_at desc, found.id desc limit ${take}`);
}
