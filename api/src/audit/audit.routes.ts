import {
  checkAuditRecordsEndpoint,
  exportAuditRecordsEndpoint,
  listAuditRecordsEndpoint,
} from '@suite/contracts/audit';
import { fileTypes } from '@suite/contracts/http';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Database } from '@suite/database';
import { exportFileName } from '@suite/csv';
import type { ResultOf } from '@suite/contracts/http';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { serveRawEndpoint } from '../http/endpoints/serve-raw-endpoint.ts';
import { exportAuditRecords } from './use-cases/export-audit-records.ts';
import { checkAuditRecords } from './use-cases/check-audit-records.ts';
import { requireAuditReach } from './audit.policy.ts';
import type { AuditReach } from './domain/audit-chain.ts';
import { listAuditRecords } from './use-cases/list-audit-records.ts';

export function registerAuditRoutes(app: FastifyInstance): void {
  const check = cacheAuditChecks(app.database, app.log);
  serveEndpoint(app, listAuditRecordsEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Audit log fetched successfully',
    result: await listAuditRecords(reader, caller, query),
  }));
  serveRawEndpoint(app, exportAuditRecordsEndpoint, async ({ query, caller, request: { reader } }) => ({
    body: await exportAuditRecords({ database: app.database, reader }, caller, query),
    fileName: exportFileName('audit', new Date(), query.format),
    type: query.format && fileTypes[query.format],
  }));
  serveEndpoint(app, checkAuditRecordsEndpoint, async ({ query, caller }) => ({
    message: 'Audit log checked',
    result: await check(requireAuditReach(caller, query.hotelId)),
  }));
}

type Result = ResultOf<typeof checkAuditRecordsEndpoint>;

const maxAgeMs = 60_000;
const maxProblemsNamed = 10;

/** Runs one check at a time and one per minute and reach, because each reads all records. */
function cacheAuditChecks(db: Database, log: FastifyBaseLogger): (reach: AuditReach) => Promise<Result> {
  const done = new Map<AuditReach, { until: number; result: Promise<Result> }>();
  let last: Promise<unknown> = Promise.resolve();
  const check = async (reach: AuditReach): Promise<Result> => {
    const { records, redacted, unsealed, problems } = await checkAuditRecords(db, reach);
    if (problems.length > 0)
      log.error(
        { reach, problems },
        'The audit log is not as it was written: compare the named records with a backup',
      );
    const checked_at = new Date().toISOString();
    return { records, redacted, unsealed, problems: problems.slice(0, maxProblemsNamed), checked_at };
  };
  return (reach) => {
    const now = Date.now();
    for (const [key, { until }] of done) if (until <= now) done.delete(key);
    const known = done.get(reach);
    if (known) return known.result;
    const result = last.then(() => check(reach));
    last = result.catch(() => done.delete(reach));
    done.set(reach, { until: now + maxAgeMs, result });
    return result;
  };
}
