import type { Readable } from 'node:stream';
import type { AuditRecord, exportAuditRecordsEndpoint } from '@suite/contracts/audit';
import type { Database } from '@suite/database';
import type { QueryOf } from '@suite/contracts/http';
import { streamText } from '../../http/endpoints/stream-text.ts';
import { createTable } from '../../http/workbook/write-table.ts';
import type { Cell, SheetColumn } from '@suite/csv/workbook';
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
  { hotelId, format, separator, ...filters }: NonNullable<QueryOf<typeof exportAuditRecordsEndpoint>>,
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
      const timeZone = caller.hotel_time_zone ?? 'UTC';
      const selection = { reach, filters, timeZone };
      const sheet = { name: 'Audit log', columns: auditColumns, timeZone };
      const file = createTable(send, { format, separator }, sheet);
      let after: AuditEntryRow | undefined;
      do {
        const rows = await findEntries(reader, selection, { take: rowsAtOnce, after });
        await file.add(rows.map(toAuditRecord).map(auditCells));
        after = rows.length < rowsAtOnce ? undefined : rows.at(-1);
      } while (after);
      await file.end();
    } finally {
      running -= 1;
    }
  });
}

const auditColumns: readonly SheetColumn[] = [
  { header: 'ID', width: 10 },
  { header: 'Time', width: 32, format: 'instant' },
  { header: 'Person', width: 24 },
  { header: 'Email', width: 28 },
  { header: 'Hotel', width: 24 },
  { header: 'Action', width: 24 },
  { header: 'Subject', width: 14 },
  { header: 'Subject ID', width: 12 },
  { header: 'Address', width: 18 },
  { header: 'Before', width: 40 },
  { header: 'After', width: 40 },
];

const sideOf = (changes: AuditRecord['changes'], side: 'before' | 'after') =>
  changes
    .filter((change) => change[side] !== null)
    .map((change) => `${change.field}: ${change[side]}`)
    .join('; ');

function auditCells(record: AuditRecord): Cell[] {
  return [
    record.id,
    new Date(record.happened_at),
    record.actor?.name ?? (record.token ? `API token ${record.token.name}` : null),
    record.actor?.usr_email ?? null,
    record.hotel_name,
    record.action,
    record.subject_type,
    record.subject_id,
    record.address,
    sideOf(record.changes, 'before'),
    sideOf(record.changes, 'after'),
  ];
}
