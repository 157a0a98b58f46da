import type { Database } from '@suite/database';
import { closeCodes } from '../account-codes.repository.ts';
import { endSessionsOf } from '../devices.repository.ts';

/** Ends all sessions of an account, and the changes that were waiting for a mailed code. */
export async function endAllAccess(tx: Database, user_id: number, because: string): Promise<void> {
  await closeCodes(tx, user_id, 'email');
  await closeCodes(tx, user_id, 'password');
  await endSessionsOf(tx, user_id, because);
}
