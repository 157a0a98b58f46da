import type { PlainCode } from '@suite/contracts/messages';
import type { Database } from '@suite/database';
import type { Actor } from '../../audit/audit.public.ts';
import type { ConfirmingActor } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import {
  countOtherActiveAccounts,
  findAccount,
  lockAccounts,
  type AccountRow,
} from '../accounts.repository.ts';
import { lockStaffRow } from '../staff-lists.repository.ts';
import { findHeldPermissions } from '../staffing.repository.ts';

const superAdmin = 'Super Admin';

/** The command line acts without a user. */
export type AccountActor = Actor & ConfirmingActor;

/** Serializes changes of accounts, and checks again that the actor is still a Super Admin. */
export async function changeAccounts<T>(
  db: Database,
  actor: AccountActor,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await lockAccounts(tx);
    if (actor.user_id !== null) {
      const held = await findHeldPermissions(tx, actor.user_id);
      if (!held.includes('manage_users')) {
        throw new DomainError('PERMISSION_DENIED', 'ACCOUNTS_MANAGE_DENIED');
      }
    }
    return work(tx);
  });
}

export async function requireAccount(tx: Database, user_id: number): Promise<AccountRow> {
  await lockStaffRow(tx, user_id);
  const account = await findAccount(tx, user_id);
  if (!account) throw new DomainError('NOT_FOUND', 'ACCOUNT_NOT_FOUND');
  return account;
}

export async function keepSuperAdmin(tx: Database, account: AccountRow): Promise<void> {
  if (account.role_name !== superAdmin || !account.is_active) return;
  if ((await countOtherActiveAccounts(tx, superAdmin, account.user_id)) > 0) return;
  throw new DomainError('CONFLICT', 'LAST_SUPER_ADMIN');
}

export function refuseOwnAccount(actor: AccountActor, user_id: number, code: PlainCode): void {
  if (actor.user_id === user_id) throw new DomainError('CONFLICT', code);
}
