import type { Readable } from 'node:stream';
import type { QueryOf } from '@suite/contracts/http';
import type { exportAuditRecordsEndpoint } from '@suite/contracts/audit';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { byteOrderMark } from '@suite/csv';
import { DomainError } from '../../errors/domain-error.ts';
import { streamText } from '../../http/endpoints/stream-text.ts';
import { findEntries, type AuditEntryRow } from '../audit-log.repository.ts';
import { requireAuditReach } from '../audit.policy.ts';
import { recordAudit } from '../audit.public.ts';
import { auditCsvRecord, auditHeadings } from '../audit-csv.ts';
import { toAuditRecord } from '../to-audit-record.ts';

const rowsAtOnce = 1_000;
const maxExportsAtOnce = 2;
let running = 0;

/** Streams a CSV file, which is read page by page. */
export async function exportAuditRecords(
  db: Database,
  caller: Caller,
  { hotelId, ...filters }: NonNullable<QueryOf<typeof exportAuditRecordsEndpoint>>,
): Promise<Readable> {
  const reach = requireAuditReach(caller, hotelId);
  if (running >= maxExportsAtOnce) {
    throw new DomainError('TOO_MANY_REQUESTS', 'TOO_MANY_EXPORTS');
  }
  running += 1;
  return streamText(async (send) => {
    try {
      await recordAudit(db, {
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
        const rows = await findEntries(db, selection, { take: rowsAtOnce, after });
        if (rows.length > 0) await send(rows.map(toAuditRecord).map(auditCsvRecord).join(''));
        after = rows.length < rowsAtOnce ? undefined : rows.at(-1);
      } while (after);
    } finally {
      running -= 1;
    }
  });
}
