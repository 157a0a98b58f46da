import type { Readable } from 'node:stream';
import type { AuditRecord, exportAuditRecordsEndpoint } from '@suite/contracts/audit';
import type { Database } from '@suite/database';
import { byteOrderMark, csvRecord } from '@suite/csv';
import type { QueryOf } from '@suite/contracts/http';
import { streamText } from '../../http/endpoints/stream-text.ts';
import { toAuditRecord } from '../to-audit-record.ts';
import { findEntries, type AuditEntryRow } from '../audit-log.repository.ts';
import { requireAuditReach } from '../audit.policy.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { recordAudit } from '../audit.public.ts';
import type { Caller } from '../../access/caller.ts';

const rowsAtOnce = 1_000;
const maxExportsAtOnce = 2;
let running = 0;

export async function exportAuditRecords(
  { database, reader }: { database: Database; reader: Database },
  caller: Caller,
  { hotelId, ...filters }: NonNullable<QueryOf<typeof exportAuditRecordsEndpoint>>,
): Promise<Readable> {
  const reach = requireAuditReach(caller, hotelId);
  if (running >= maxExportsAtOnce) throw new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_EXPORTS');
  running += 1;
  return streamText(async (send) => {
    try {
      await recordAudit(database, {
        actor: caller,
        hotel_id: typeof reach === 'number' ? reach : caller.hotel_id,
        action: 'export-audit-records',
        subject_type: 'audit',
        subject_id: 'all',
        details: filters,
      });
      await send(byteOrderMark + auditHeadings);
      const selection = { reach, filters, timeZone: caller.hotel_time_zone ?? 'UTC' };
      let after: AuditEntryRow | undefined;
      do {
        const rows = await findEntries(reader, selection, { take: rowsAtOnce, after });
        if (rows.length > 0) await send(rows.map(toAuditRecord).map(auditCsvRecord).join(''));
        after = rows.length < rowsAtOnce ? undefined : rows.at(-1);
      } while (after);
    } finally {
      running -= 1;
    }
  });
}

const auditHeadings = csvRecord([
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

function auditCsvRecord(record: AuditRecord): string {
  return csvRecord([
    record.id,
    record.happened_at,
    record.actor?.name ?? (record.token ? `API token ${record.token.name}` : ''),
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
