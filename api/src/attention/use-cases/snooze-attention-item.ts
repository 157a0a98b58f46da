import type { SnoozePayload, snoozeAttentionItemEndpoint } from '@suite/contracts/attention';
import type { ResultOf } from '@suite/contracts/http';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { storeSnooze } from '../attention.repository.ts';

const hourMs = 3_600_000;

export async function snoozeAttentionItem(
  db: Database,
  { user_id }: Caller,
  { key, hours }: SnoozePayload,
): Promise<ResultOf<typeof snoozeAttentionItemEndpoint>> {
  const until = hours === 0 ? null : new Date(Date.now() + hours * hourMs);
  await db.transaction((transaction) => storeSnooze(transaction, { user_id, key, until }));
  return { until: until?.toISOString() ?? null };
}
