import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { ApiError } from '../../plugins/errors.ts';
import { findPassword } from '../accounts.repository.ts';
import { markSignedIn } from '../devices.repository.ts';
import type { Caller } from '../domain/caller.ts';
import { verifyPassword } from '../domain/passwords.ts';
import { guardGuesses, type Guess } from './guard-guesses.ts';

/** Confirms the caller's session with the password; wrong ones count like those of a sign-in. */
export async function confirmIdentity(db: Database, caller: Caller, usr_password: string): Promise<void> {
  const { usr_email, usr_password_hash } = await findPassword(db, caller.user_id);
  const guess = await guardGuesses(db, { account: usr_email.toLowerCase(), address: caller.address });
  if (!(await verifyPassword(usr_password_hash, usr_password))) {
    const message = 'The password is not correct';
    throw new ApiError(400, 'VALIDATION_ERROR', message, [{ field: 'usr_password', message }]);
  }
  await db.transaction((tx) => markConfirmed(tx, caller, guess, 'confirm-identity'));
}

/** The session may change how the account is signed in to, for a while. */
export async function markConfirmed(
  tx: Database,
  caller: Caller,
  guess: Guess,
  action: 'confirm-identity' | 'confirm-passkey',
): Promise<void> {
  await guess.forgive(tx);
  await markSignedIn(tx, caller.session_id);
  await recordAudit(tx, {
    actor: caller,
    hotel_id: caller.hotel_id,
    action,
    subject_type: 'user',
    subject_id: caller.user_id,
  });
}
