import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { markRead } from '../notifications.repository.ts';

/** @throws DomainError NOT_FOUND, also for a notification of another person */
export async function readNotification(db: Database, caller: Caller, id: number): Promise<void> {
  if (await markRead(db, caller.user_id, id)) return;
  throw new DomainError('NOT_FOUND', 'NOTIFICATION_NOT_FOUND');
}
