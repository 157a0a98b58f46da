import type { AuditRecord } from '@suite/contracts/audit';
import type { Database } from '@suite/database';
import { countEntries, findEntries } from '../audit-log.repository.ts';
import { toAuditRecord } from '../to-audit-record.ts';

export interface AuditSubject {
  hotel_id: number;
  subject_type: string;
  subject_id: string;
}

/** Returns the newest records about a subject of a hotel; the caller decides who may read them. */
export async function findRecordsAbout(
  db: Database,
  { hotel_id, ...filters }: AuditSubject,
  range: { skip: number; take: number },
): Promise<{ records: AuditRecord[]; total: number }> {
  const selection = { reach: hotel_id, filters, timeZone: 'UTC' };
  const rows = await findEntries(db, selection, range);
  return { records: rows.map(toAuditRecord), total: await countEntries(db, selection) };
}
