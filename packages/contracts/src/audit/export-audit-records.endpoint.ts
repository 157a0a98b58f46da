import { string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayReadAudit } from '../permissions/permissions.ts';
import { auditFiltersSchema } from './audit-filters.schema.ts';

/** The filtered records in the caller's scope, newest first, as a CSV file: UTF-8 with BOM, RFC 4180. */
export const exportAuditRecordsEndpoint = defineEndpoint({
  name: 'export-audit-records',
  method: 'GET',
  path: '/audit/export/csv',
  access: { anyOf: mayReadAudit },
  query: auditFiltersSchema,
  raw: 'text/csv; charset=utf-8',
  result: string().required(),
  fallbackMessage: 'Failed to export the audit log',
});
