import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { readerOf } from '../notifications.policy.ts';
import { markAllRead } from '../notifications.repository.ts';

export async function readAllNotifications(
  db: Database,
  caller: Caller,
  newest: number,
): Promise<{ count: number }> {
  return { count: await markAllRead(db, readerOf(caller), newest) };
}
