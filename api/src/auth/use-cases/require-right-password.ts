import type { LoginCredentials } from '@suite/contracts/auth';
import type { Database } from '@suite/database';
import { DomainError } from '../../errors/domain-error.ts';
import { findAccountByEmail } from '../sign-ins.repository.ts';
import { verifyPassword } from '../domain/passwords.ts';

export async function requireRightPassword(db: Database, { usr_email, usr_password }: LoginCredentials) {
  const account = await findAccountByEmail(db, usr_email);
  const isRight = await verifyPassword(account?.usr_password_hash, usr_password);
  if (!account || !isRight) {
    const refusal = new DomainError('INVALID_CREDENTIALS', 'CREDENTIALS_INVALID');
    refusal.user_id = account?.user_id;
    throw refusal;
  }
  if (!account.is_active) throw accountIsInactive();
  return account;
}

export function accountIsInactive(): DomainError {
  return new DomainError('ACCOUNT_INACTIVE', 'ACCOUNT_INACTIVE');
}
