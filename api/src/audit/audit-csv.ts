import type { AuditRecord } from '@suite/contracts/audit';
import { csvRecord } from '../plugins/csv.ts';

/** The first record of an export. */
export const auditHeadings = csvRecord([
  'ID',
  'Time',
  'Person',
  'Email',
  'Hotel',
  'Action',
  'Subject',
  'Subject ID',
  'Address',
  'Before',
  'After',
]);

const sideOf = (changes: AuditRecord['changes'], side: 'before' | 'after') =>
  changes
    .filter((change) => change[side] !== null)
    .map((change) => `${change.field}: ${change[side]}`)
    .join('; ');

/** A record of the audit log as a record of an export. */
export function auditCsvRecord(record: AuditRecord): string {
  return csvRecord([
    record.id,
    record.happened_at,
    record.actor?.name ?? '',
    record.actor?.usr_email ?? '',
    record.hotel_name ?? '',
    record.action,
    record.subject_type,
    record.subject_id,
    record.address,
    sideOf(record.changes, 'before'),
    sideOf(record.changes, 'after'),
  ]);
}

/** `audit-<timestamp>.csv`, the timestamp in UTC and without what file systems refuse. */
export function auditFileName(at: Date): string {
  return `audit-${at.toISOString().slice(0, 19).replaceAll(':', '-')}.csv`;
}
