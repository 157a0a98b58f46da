export type { AuditFilters } from './audit-filters.schema.ts';
export type { AuditChange, AuditRecord } from './audit-record.schema.ts';
export { checkAuditRecordsEndpoint } from './check-audit-records.endpoint.ts';
export { exportAuditRecordsEndpoint } from './export-audit-records.endpoint.ts';
export { listAuditRecordsEndpoint } from './list-audit-records.endpoint.ts';
