import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { readerOf } from '../notifications.policy.ts';
import { markAllRead } from '../notifications.repository.ts';

/** Marks the caller's notifications up to this one as read, and tells how many were unread. */
export async function readAllNotifications(
  db: Database,
  caller: Caller,
  newest: number,
): Promise<{ count: number }> {
  return { count: await markAllRead(db, readerOf(caller), newest) };
}
