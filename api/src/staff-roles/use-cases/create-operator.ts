import type { Database } from '@suite/database';
import { createGlobalAccount, type CreatedAccount, type NewGlobalAccount } from './create-global-account.ts';

export async function createOperator(
  db: Database,
  person: NewGlobalAccount,
  now: Date = new Date(),
): Promise<CreatedAccount> {
  return db.transaction((tx) =>
    createGlobalAccount(tx, person, {
      named: ['Platform', 'Operator'],
      role_name: 'Platform Operator',
      action: 'create-operator',
      now,
    }),
  );
}
