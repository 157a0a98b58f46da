import type { Database } from '@suite/database';
import type { LoginCredentials } from '@suite/contracts/auth';
import { ApiError } from '../../plugins/errors.ts';
import { findAccountByEmail } from '../auth.repository.ts';
import { verifyPassword } from '../domain/passwords.ts';
import { noteShortPassword } from '../password-rules.repository.ts';
import { guardGuesses } from './guard-guesses.ts';
import { openAccount, type Device, type OpenedAccount } from './open-account.ts';

/**
 * Signs in. A wrong password, an unknown address and an account that may not be used are the same answer,
 * and so is the throttle. That an account was deactivated is said to who knows its password.
 */
export async function login(
  db: Database,
  { usr_email, usr_password }: LoginCredentials,
  device: Device,
): Promise<OpenedAccount> {
  const attempt = { account: usr_email.toLowerCase(), address: device.address };
  const guess = await guardGuesses(db, attempt);
  const account = await findAccountByEmail(db, usr_email);
  const isRight = await verifyPassword(account?.usr_password_hash, usr_password);
  if (!account || !isRight) throw new ApiError(401, 'INVALID_CREDENTIALS', 'Invalid email or password');
  if (!account.is_active) throw accountIsInactive();
  return db.transaction(async (tx) => {
    await guess.forgive(tx);
    await noteShortPassword(tx, account.user_id, usr_password.length);
    return openAccount(tx, account, device, 'login');
  });
}

export function accountIsInactive(): ApiError {
  const message = 'Your account is inactive. Please contact your administrator.';
  return new ApiError(403, 'ACCOUNT_INACTIVE', message);
}
