import { array, number, object, string } from 'yup';
import { defineEndpoint } from '../http/define-endpoint.ts';
import { mayReadAudit } from '../permissions/permissions.ts';
import { idIn, queryNumberField } from '../forms/strict-fields.ts';

/**
 * Whether the audit log of the caller's scope is unchanged since it was written. `problems` names the first few
 * records that were changed, removed or inserted without the server; none when the log is intact.
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
