import type { AuditRecord } from '@suite/contracts/audit';
import type { AuditEntryRow } from './audit-log.repository.ts';
import { describeChanges } from './domain/describe-changes.ts';

export function toAuditRecord(row: AuditEntryRow): AuditRecord {
  const { usr_firstname, usr_lastname, usr_email, actor_user_id, details, happened_at, ...rest } = row;
  return {
    ...rest,
    happened_at: happened_at.toISOString(),
    actor:
      actor_user_id === null || usr_email === null
        ? null
        : { user_id: actor_user_id, name: `${usr_firstname} ${usr_lastname}`.trim(), usr_email },
    changes: describeChanges(details),
  };
}
