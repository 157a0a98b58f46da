import type { LoginCredentials } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { recordShortPassword } from '../passwords.repository.ts';
import { beginSecondStep, type PendingLogin } from './begin-second-step.ts';
import { guardGuesses } from './guard-guesses.ts';
import { openAccount, type Device, type OpenedAccount } from './open-account.ts';
import { requireRightPassword } from './require-right-password.ts';

/** Answers alike for every failure. A deactivated account is reported only after the right password. */
export async function login(
  db: Database,
  credentials: LoginCredentials,
  device: Device,
): Promise<OpenedAccount | PendingLogin> {
  const { usr_email, usr_password } = credentials;
  const guess = await guardGuesses(db, { account: usr_email.toLowerCase(), address: device.address });
  const account = await requireRightPassword(db, credentials);
  return db.transaction(async (tx) => {
    await guess.forgive(tx);
    await recordShortPassword(tx, account.user_id, usr_password.length);
    return (await beginSecondStep(tx, account.user_id)) ?? openAccount(tx, account, device, 'login');
  });
}
