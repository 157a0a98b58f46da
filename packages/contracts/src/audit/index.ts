export {
  checkAuditRecordsEndpoint,
  exportAuditRecordsEndpoint,
  listAuditRecordsEndpoint,
} from './audit-records.endpoint.ts';
export type { AuditChange, AuditFilters, AuditRecord } from './audit-records.endpoint.ts';
