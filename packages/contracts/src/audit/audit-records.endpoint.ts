import { array, boolean, number, object, string, type InferType } from 'yup';
import { idIn, queryNumberField } from '../forms/strict-fields.ts';
import { dateRangeFields, digitsLine, singleLine } from '../forms/value-fields.ts';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { fileFields, fileTypes } from '../http/export-file.schema.ts';
import { limitField, pageField, paginationSchema } from '../http/pagination.schema.ts';
import { mayReadAudit } from '../permissions/permissions.ts';

const auditChangeSchema = object({
  field: string().required(),
  before: string().defined().nullable(),
  after: string().defined().nullable(),
});
export type AuditChange = InferType<typeof auditChangeSchema>;

/** `token` is the API token of the program that acted in place of a person. Older servers send none. */
const auditRecordSchema = object({
  id: number().required(),
  happened_at: string().required(),
  actor: object({
    user_id: number().required(),
    name: string().defined(),
    usr_email: string().required(),
  }).nullable(),
  token: object({ id: number().required(), name: string().required() })
    .nullable()
    .default(undefined)
    .optional(),
  hotel_id: number().defined().nullable(),
  hotel_name: string().defined().nullable(),
  action: string().required(),
  subject_type: string().required(),
  subject_id: string().required(),
  address: string().defined(),
  changes: array(auditChangeSchema.required()).required(),
  is_redacted: boolean().required(),
});
export type AuditRecord = InferType<typeof auditRecordSchema>;

const nameField = (label: string) =>
  singleLine(label).matches(/^[a-z_-]{1,60}$/, {
    message: `${label} is not known`,
    excludeEmptyString: true,
  });

/** `dateFrom` and `dateTo` are included days of the caller's hotel, or of UTC. */
const auditFiltersSchema = object({
  actor: singleLine('Person').max(200, 'Person must be at most 200 characters'),
  action: nameField('Action'),
  subject_type: nameField('Subject type'),
  subject_id: digitsLine('Subject')
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/^#\s*/, '') : value))
    .max(100, 'Subject must be at most 100 characters'),
  address: singleLine('Address').max(100, 'Address must be at most 100 characters'),
  hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID'),
  ...dateRangeFields(),
});
export type AuditFilters = InferType<typeof auditFiltersSchema>;

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

/**
 * The filtered records in the caller's scope, newest first, as a file: CSV in UTF-8 with BOM, RFC 4180 unless `separator` is
 * `semicolon`, or XLSX with the times of the hotel's clock.
 */
export const exportAuditRecordsEndpoint = defineEndpoint({
  name: 'export-audit-records',
  method: 'GET',
  path: '/audit/export/csv',
  access: { anyOf: mayReadAudit },
  query: auditFiltersSchema.shape(fileFields),
  raw: Object.values(fileTypes),
  result: string().required(),
  fallbackMessage: 'Failed to export the audit log',
});

/**
 * Whether the audit log of the caller's scope is unchanged since it was written. `problems` names the first few
 * records that were changed, removed or inserted without the server; none when the log is intact. `unsealed` records were
 * written within the last second, or since the last server stopped, and are not in `records`.
 */
export const checkAuditRecordsEndpoint = defineEndpoint({
  name: 'check-audit-records',
  method: 'GET',
  path: '/audit/check',
  access: { anyOf: mayReadAudit },
  query: object({ hotelId: idIn(queryNumberField('Hotel ID'), 'Hotel ID') }),
  result: object({
    records: number().required(),
    redacted: number().required(),
    unsealed: number(),
    problems: array(
      object({
        kind: string().required(),
        record_id: number().defined().nullable(),
      }).required(),
    ).required(),
    checked_at: string().required(),
  }),
  fallbackMessage: 'The audit log could not be checked',
});
