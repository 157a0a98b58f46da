import type { Database } from '@suite/database';
import { ApiError } from '../../plugins/errors.ts';
import { findPassword } from '../accounts.repository.ts';
import { markSignedIn, signedInWithin } from '../devices.repository.ts';
import type { Caller } from '../domain/caller.ts';
import { passkeyLimits } from '../domain/passkey-site.ts';
import { verifyPassword } from '../domain/passwords.ts';
import { guardGuesses } from './guard-guesses.ts';

/**
 * Lets through who signed in just now or gives the password again: an open, unattended session is not enough for a
 * second way in. Guesses count like those of a sign-in.
 */
export async function confirmPassword(
  db: Database,
  caller: Caller,
  usr_password: string | undefined,
): Promise<void> {
  if (!usr_password) {
    if (await signedInWithin(db, caller.session_id, passkeyLimits.freshMinutes)) return;
    throw new ApiError(403, 'PASSWORD_REQUIRED', 'Please enter your password to continue.');
  }
  const { usr_email, usr_password_hash } = await findPassword(db, caller.user_id);
  const guess = await guardGuesses(db, { account: usr_email.toLowerCase(), address: caller.address });
  if (!(await verifyPassword(usr_password_hash, usr_password))) {
    const message = 'The password is not correct';
    throw new ApiError(400, 'VALIDATION_ERROR', message, [{ field: 'usr_password', message }]);
  }
  await db.transaction(async (tx) => {
    await guess.forgive(tx);
    await markSignedIn(tx, caller.session_id);
  });
}
