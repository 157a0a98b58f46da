import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { retryDelayMs } from '../domain/retry-delays.ts';
import { beginFailing, endFailing, stopEndpoint } from '../webhook-endpoints.repository.ts';
import { markDelivered, markFailed, type Attempt, type ClaimedEvent } from '../webhook-events.repository.ts';

const gone = 410;
const pausedAfterMs = 7 * 24 * 3_600_000;
const itself = { user_id: null, address: '' };

export const isDelivered = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

/** Stops a receiver that answers 410 Gone, and one that has failed for a week. Its events then wait for `resume-webhook`. */
export async function recordAttempt(
  { database }: { database: Database },
  event: ClaimedEvent,
  attempt: Attempt,
  now = new Date(),
): Promise<void> {
  if (isDelivered(attempt)) {
    await markDelivered(database, event, attempt);
    await endFailing(database, event);
  } else if (attempt.status === gone) {
    await markFailed(database, event, attempt, 0);
    await stop(database, event, { state: 'off', now });
  } else {
    await markFailed(database, event, attempt, retryDelayMs(event.attempts + 1));
    const since = await beginFailing(database, event, now);
    if (since && now.getTime() - since.getTime() >= pausedAfterMs) {
      await stop(database, event, { state: 'paused', now });
    }
  }
}

async function stop(
  db: Database,
  event: ClaimedEvent,
  { state, now }: { state: 'paused' | 'off'; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await stopEndpoint(tx, event, { state, now }))) return;
    await recordAudit(tx, {
      actor: itself,
      hotel_id: event.hotel_id,
      action: 'stop-webhook',
      subject_type: 'webhook',
      subject_id: event.endpoint_id,
      details: { state },
      happened_at: now,
    });
  });
}
