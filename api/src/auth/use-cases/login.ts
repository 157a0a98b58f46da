import type { Database } from '@suite/database';
import type { LoginCredentials, SecondStep } from '@suite/contracts/auth';
import { DomainError } from '../../errors/domain-error.ts';
import { findAccountByEmail } from '../auth.repository.ts';
import { verifyPassword } from '../domain/passwords.ts';
import { createToken } from '../domain/tokens.ts';
import { findSecondFactors } from '../authenticators.repository.ts';
import { recordShortPassword } from '../password-rules.repository.ts';
import { insertPendingLogin } from '../pending-logins.repository.ts';
import { guardGuesses } from './guard-guesses.ts';
import { openAccount, type Device, type OpenedAccount } from './open-account.ts';
import { refuseLocalSignIn } from './refuse-local-sign-in.ts';

export interface PendingLogin {
  step: 'second-factor';
  second_steps: SecondStep[];
  login_token: string;
}

/** Answers alike for every failure. A deactivated account is reported only after the right password. */
export async function login(
  db: Database,
  { usr_email, usr_password }: LoginCredentials,
  device: Device,
): Promise<OpenedAccount | PendingLogin> {
  const attempt = { account: usr_email.toLowerCase(), address: device.address };
  const guess = await guardGuesses(db, attempt);
  const account = await findAccountByEmail(db, usr_email);
  const isRight = await verifyPassword(account?.usr_password_hash, usr_password);
  if (!account || !isRight) {
    const refusal = new DomainError('INVALID_CREDENTIALS', 'CREDENTIALS_INVALID');
    refusal.user_id = account?.user_id;
    throw refusal;
  }
  if (!account.is_active) throw accountIsInactive();
  return db.transaction(async (tx) => {
    await guess.forgive(tx);
    await recordShortPassword(tx, account.user_id, usr_password.length);
    const second_steps = await findSecondSteps(tx, account.user_id);
    if (second_steps.length > 0) {
      await refuseLocalSignIn(tx, account.user_id);
      const { token, token_hash } = createToken();
      await insertPendingLogin(tx, account.user_id, token_hash);
      return { step: 'second-factor', second_steps, login_token: token };
    }
    return openAccount(tx, account, device, 'login');
  });
}

export function accountIsInactive(): DomainError {
  return new DomainError('ACCOUNT_INACTIVE', 'ACCOUNT_INACTIVE');
}

// A passkey replaces the password where no second factor is required.
async function findSecondSteps(tx: Database, user_id: number): Promise<SecondStep[]> {
  const { has_app, has_passkey, is_required } = await findSecondFactors(tx, user_id);
  if (!has_app && !is_required) return [];
  return [...(has_app ? (['code'] as const) : []), ...(has_passkey ? (['passkey'] as const) : [])];
}
