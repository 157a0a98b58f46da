import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { readerOf } from '../notifications.policy.ts';
import { countUnread } from '../notifications.repository.ts';

export async function countNotifications(db: Database, caller: Caller): Promise<{ count: number }> {
  return { count: await countUnread(db, readerOf(caller)) };
}
