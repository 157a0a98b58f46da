import type { Database } from '@suite/database';
import { lockAndCountUsers } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createGlobalAccount, type CreatedAccount, type NewGlobalAccount } from './create-global-account.ts';

/** Requires a database without accounts. */
export async function createSuperAdmin(
  db: Database,
  person: NewGlobalAccount,
  now: Date = new Date(),
): Promise<CreatedAccount> {
  return db.transaction(async (tx) => {
    if ((await lockAndCountUsers(tx)) > 0) {
      throw new DomainError('CONFLICT', 'ACCOUNTS_EXIST');
    }
    return createGlobalAccount(tx, person, {
      named: ['Super', 'Admin'],
      role_name: 'Super Admin',
      action: 'create-super-admin',
      now,
    });
  });
}
