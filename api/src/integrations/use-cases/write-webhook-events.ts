import type { Database } from '@suite/database';
import type { AuditEntry } from '../../audit/audit.public.ts';
import { eventsOfRecord } from '../domain/events-of-record.ts';
import { insertEvents } from '../webhook-events.repository.ts';

/** Runs in the transaction of each audited change, whichever screen, call, import or check made it. */
export async function writeWebhookEvents(tx: Database, entry: AuditEntry): Promise<void> {
  if (entry.hotel_id === null) return;
  for (const event of eventsOfRecord(entry)) {
    await insertEvents(tx, entry.hotel_id, event, entry.happened_at ?? new Date());
  }
}
