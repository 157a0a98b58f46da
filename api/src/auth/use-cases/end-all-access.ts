import type { Database } from '@suite/database';
import { closeCodes } from '../account-codes.repository.ts';
import { endSessionsOf } from '../devices.repository.ts';
import { deletePendingLogins } from '../pending-logins.repository.ts';

export async function endAllAccess(tx: Database, user_id: number, because: string): Promise<void> {
  await closeCodes(tx, user_id, 'email');
  await closeCodes(tx, user_id, 'password');
  await closeCodes(tx, user_id, 'action');
  await deletePendingLogins(tx, user_id);
  await endSessionsOf(tx, user_id, because);
}
