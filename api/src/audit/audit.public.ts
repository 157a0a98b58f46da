import type { Database } from '@suite/database';
import { insertAuditRecord } from './audit.repository.ts';

export { runAuditCommand } from './use-cases/run-audit-command.ts';
export { findNewestRecord, findRecentRecords } from './recent-records.repository.ts';

/** The acting user and their address. `user_id` is null without a session, as in a hotel's own registration. */
export interface Actor {
  user_id: number | null;
  address: string;
}

export interface AuditEntry {
  actor: Actor;
  /** The hotel it concerns; null for the platform's own affairs. */
  hotel_id: number | null;
  /** The use case's name, such as `approve-hotel`. */
  action: string;
  subject_type: string;
  subject_id: string | number;
  /** What else a reader needs. Never a password, a token or a photo. */
  details?: object;
  /** When it happened, if that is not now. */
  happened_at?: Date;
}

/** Adds one audit record in the transaction of the change it describes; the commit appends it to the chain. */
export async function recordAudit(tx: Database, entry: AuditEntry): Promise<void> {
  await insertAuditRecord(tx, {
    actor_user_id: entry.actor.user_id,
    hotel_id: entry.hotel_id,
    action: entry.action,
    subject_type: entry.subject_type,
    subject_id: String(entry.subject_id),
    address: entry.actor.address,
    details: entry.details ?? {},
    happened_at: entry.happened_at ?? null,
  });
}
