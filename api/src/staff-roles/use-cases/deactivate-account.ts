import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { endSessionsOf, requireConfirmedAction, updateUserActive } from '../../auth/auth.public.ts';
import { describePerson } from '../domain/describe-change.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { AccountRow } from '../accounts.repository.ts';
import {
  changeAccounts,
  keepSuperAdmin,
  refuseOwnAccount,
  requireAccount,
  type AccountActor,
} from './change-account.ts';

export async function deactivateAccount(
  db: Database,
  actor: AccountActor,
  user_id: number,
): Promise<AccountRow> {
  refuseOwnAccount(actor, user_id, 'SELF_DEACTIVATE_DENIED');
  return changeAccounts(db, actor, async (tx) => {
    const account = await requireAccount(tx, user_id);
    if (!account.is_active) {
      throw new DomainError('CONFLICT', 'ACCOUNT_INACTIVE_ALREADY');
    }
    await keepSuperAdmin(tx, account);
    await requireConfirmedAction(tx, actor, {
      text: 'Deactivate the platform account of {person}',
      values: { person: describePerson(account) },
    });
    await updateUserActive(tx, user_id, false);
    await endSessionsOf(tx, user_id, 'deactivated');
    await recordAudit(tx, {
      actor,
      hotel_id: null,
      action: 'deactivate-account',
      subject_type: 'user',
      subject_id: user_id,
      details: { role: account.role_name },
    });
    return requireAccount(tx, user_id);
  });
}
