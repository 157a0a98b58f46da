import type { AuditRecord } from '@suite/contracts/audit';
import { csvRecord } from '@suite/csv';

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
