import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { signedInWithin } from '../devices.repository.ts';
import type { Caller } from '../../access/caller.ts';

const confirmedMinutes = 5;

/** Lets through a session that was signed in or confirmed just now: an open or stolen one cannot take the account over. */
export async function requireConfirmation(db: Database, caller: Caller): Promise<void> {
  if (await signedInWithin(db, caller.session_id, confirmedMinutes)) return;
  throw new DomainError('CONFIRMATION_REQUIRED', 'Please confirm it is you to continue.');
}
