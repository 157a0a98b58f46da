import { sql, type Database } from '@suite/database';

export interface AuditRecord {
  actor_user_id: number | null;
  hotel_id: number | null;
  action: string;
  subject_type: string;
  subject_id: string;
  address: string;
  details: object;
  happened_at: Date | null;
}

export async function insertAuditRecord(tx: Database, record: AuditRecord): Promise<number> {
  const [row] = await tx.query<{ id: number }>(sql`
    insert into audit_records
      (happened_at, actor_user_id, hotel_id, action, subject_type, subject_id, address, details)
    values (
      coalesce(${record.happened_at}::timestamptz, now()), ${record.actor_user_id}, ${record.hotel_id},
      ${record.action}, ${record.subject_type}, ${record.subject_id}, ${record.address},
      ${JSON.stringify(record.details)}::jsonb
    )
    returning id
  `);
  if (!row) throw new Error('No audit record was added');
  return row.id;
}
