import { array, object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { mayReadAudit } from '../permissions/permissions.ts';
import { auditFiltersSchema } from './audit-filters.schema.ts';
import { auditRecordSchema } from './audit-record.schema.ts';

/** A page of the audit log in the caller's scope, newest first. `actions` are all actions in the scope's log. */
export const listAuditRecordsEndpoint = defineEndpoint({
  name: 'list-audit-records',
  method: 'GET',
  path: '/audit',
  access: { anyOf: mayReadAudit },
  query: auditFiltersSchema.shape({ page: pageField, limit: limitField }),
  result: object({
    records: array(auditRecordSchema.required()).required(),
    actions: array(string().required()).required(),
    pagination: paginationSchema.required(),
  }),
  fallbackMessage: 'Failed to fetch the audit log',
});
