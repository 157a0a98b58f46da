import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { requireConfirmedAction, updateUserActive } from '../../auth/auth.public.ts';

import { describePerson } from '../domain/describe-change.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { AccountRow } from '../accounts.repository.ts';
import { changeAccounts, requireAccount, type AccountActor } from './change-account.ts';

export async function activateAccount(
  db: Database,
  actor: AccountActor,
  user_id: number,
): Promise<AccountRow> {
  return changeAccounts(db, actor, async (tx) => {
    const account = await requireAccount(tx, user_id);
    if (account.is_active) {
      throw new DomainError('CONFLICT', 'ACCOUNT_ACTIVE_ALREADY');
    }

    await requireConfirmedAction(tx, actor, {
      text: 'Let {person} sign in to the platform again',
      values: { person: describePerson(account) },
    });
    await updateUserActive(tx, user_id, true);

    await recordAudit(tx, {
      actor,
      hotel_id: null,
      action: 'activate-account',
      subject_type: 'user',
      subject_id: user_id,
      details: { role: account.role_name },
    });
    return requireAccount(tx, user_id);
  });
}
