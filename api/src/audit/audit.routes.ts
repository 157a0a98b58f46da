import {
  checkAuditRecordsEndpoint,
  exportAuditRecordsEndpoint,
  listAuditRecordsEndpoint,
} from '@suite/contracts/audit';
import type { FastifyInstance } from 'fastify';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { serveRawEndpoint } from '../http/endpoints/serve-raw-endpoint.ts';
import { requireAuditReach } from './audit.policy.ts';
import { exportFileName } from '@suite/csv';
import { cacheAuditChecks } from './cache-audit-checks.ts';
import { exportAuditRecords } from './use-cases/export-audit-records.ts';
import { listAuditRecords } from './use-cases/list-audit-records.ts';

export function registerAuditRoutes(app: FastifyInstance): void {
  const check = cacheAuditChecks(app.database, app.log);
  serveEndpoint(app, listAuditRecordsEndpoint, async ({ query, caller }) => ({
    message: 'Audit log fetched successfully',
    result: await listAuditRecords(app.database, caller, query),
  }));
  serveRawEndpoint(app, exportAuditRecordsEndpoint, async ({ query, caller }) => ({
    body: await exportAuditRecords(app.database, caller, query),
    fileName: exportFileName('audit', new Date()),
  }));
  serveEndpoint(app, checkAuditRecordsEndpoint, async ({ query, caller }) => ({
    message: 'Audit log checked',
    result: await check(requireAuditReach(caller, query.hotelId)),
  }));
}
