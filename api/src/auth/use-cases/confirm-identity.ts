import type { ConfirmIdentityForm } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { SecretKey } from '../../sealing/secret-key.ts';
import { findPassword } from '../accounts.repository.ts';
import { findSecondFactors } from '../authenticators.repository.ts';
import { markSignedIn } from '../devices.repository.ts';
import type { Caller } from '../../access/caller.ts';
import { verifyPassword } from '../domain/passwords.ts';
import { guardGuesses, type Guess } from './guard-guesses.ts';
import { spendCode } from './spend-code.ts';

/**
 * Confirms the caller's session with the password, and a code where the account has an app; wrong ones count like those
 * of a sign-in.
 */
export async function confirmIdentity(
  db: Database,
  caller: Caller,
  { usr_password, code }: ConfirmIdentityForm,
  secretKey: SecretKey,
): Promise<void> {
  const { usr_email, usr_password_hash } = await findPassword(db, caller.user_id);
  const guess = await guardGuesses(db, { account: usr_email.toLowerCase(), address: caller.address });
  if (!(await verifyPassword(usr_password_hash, usr_password))) {
    const message = 'The password is not correct';
    throw new DomainError('VALIDATION_ERROR', message, [{ field: 'usr_password', message }]);
  }
  const { has_app } = await findSecondFactors(db, caller.user_id);
  const confirm = (tx: Database) => markConfirmed(tx, caller, guess, 'confirm-identity');
  if (!has_app) return db.transaction(confirm);
  if (!code) {
    await guess.forgive(db);
    const message = 'Enter the code of your authenticator app';
    throw new DomainError('VALIDATION_ERROR', message, [{ field: 'code', message }]);
  }
  const { user_id, address } = caller;
  return spendCode(db, { user_id, address, code, secretKey }, confirm);
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
