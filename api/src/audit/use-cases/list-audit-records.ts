import { paginate, type QueryOf, type ResultOf } from '@suite/contracts/http';
import type { listAuditRecordsEndpoint } from '@suite/contracts/audit';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { countEntries, findActions, findEntries } from '../audit-log.repository.ts';
import { requireAuditReach } from '../audit.policy.ts';
import { toAuditRecord } from '../to-audit-record.ts';

export async function listAuditRecords(
  db: Database,
  caller: Caller,
  { page, limit, hotelId, ...filters }: NonNullable<QueryOf<typeof listAuditRecordsEndpoint>>,
): Promise<ResultOf<typeof listAuditRecordsEndpoint>> {
  const reach = requireAuditReach(caller, hotelId);
  const selection = { reach, filters, timeZone: caller.hotel_time_zone ?? 'UTC' };
  const [rows, total, actions] = await Promise.all([
    findEntries(db, selection, { skip: (page - 1) * limit, take: limit }),
    countEntries(db, selection),
    findActions(db, reach),
  ]);
  return { records: rows.map(toAuditRecord), actions, pagination: paginate(page, limit, total) };
}
