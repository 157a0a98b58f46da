import type { Database } from '@suite/database';
import { insertAuditRecords } from './audit.repository.ts';

export { runAuditCommand } from './use-cases/run-audit-command.ts';
export { findRecordsAbout } from './use-cases/find-records-about.ts';
export { sealRegularly } from './seal-regularly.ts';
export { selectSealQueue } from './audit-seals.repository.ts';
export { findNewestActions, findNewestRecord, findRecentRecords } from './audit.repository.ts';

/** `user_id` is null without a session, for example when a hotel registers, and for programs with an API `token`. */
export interface Actor {
  user_id: number | null;
  address: string;
  token?: { id: number };
}

export interface AuditEntry {
  actor: Actor;
  hotel_id: number | null;
  action: string;
  subject_type: string;
  subject_id: string | number;
  /** Must not contain a password, token or photo. */
  details?: object;
  happened_at?: Date;
}

type RecordFollower = (tx: Database, entry: AuditEntry) => Promise<void>;

const followers = new Set<RecordFollower>();

/** Calls the function with each record of this process, in the transaction of the change. */
export function followRecords(follower: RecordFollower): void {
  followers.add(follower);
}

/** Must run in the transaction of the change; the record is sealed within a second after the commit. */
export function recordAudit(tx: Database, entry: AuditEntry): Promise<void> {
  return recordAudits(tx, [entry]);
}

export async function recordAudits(tx: Database, entries: readonly AuditEntry[]): Promise<void> {
  const records = entries.map((entry) => ({
    actor_user_id: entry.actor.user_id,
    actor_token_id: entry.actor.token?.id ?? null,
    hotel_id: entry.hotel_id,
    action: entry.action,
    subject_type: entry.subject_type,
    subject_id: String(entry.subject_id),
    address: entry.actor.address,
    details: entry.details ?? {},
    happened_at: entry.happened_at ?? null,
  }));
  await insertAuditRecords(tx, records);
  for (const entry of entries) for (const follow of followers) await follow(tx, entry);
}
