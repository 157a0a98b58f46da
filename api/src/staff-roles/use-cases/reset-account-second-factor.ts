import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { requireConfirmedAction, resetSecondFactor } from '../../auth/auth.public.ts';
import { describePerson } from '../domain/describe-change.ts';
import type { AccountRow } from '../accounts.repository.ts';
import { changeAccounts, refuseOwnAccount, requireAccount, type AccountActor } from './change-account.ts';

export async function resetAccountSecondFactor(
  db: Database,
  actor: AccountActor,
  user_id: number,
): Promise<AccountRow> {
  refuseOwnAccount(actor, user_id, 'SELF_RESET_DENIED');
  return changeAccounts(db, actor, async (tx) => {
    const account = await requireAccount(tx, user_id);
    await requireConfirmedAction(tx, actor, {
      text: 'Reset two-step verification of {person}',
      values: { person: describePerson(account) },
    });
    await resetSecondFactor(tx, user_id);
    await recordAudit(tx, {
      actor,
      hotel_id: null,
      action: 'reset-account-second-factor',
      subject_type: 'user',
      subject_id: user_id,
      details: { role: account.role_name },
    });
    return requireAccount(tx, user_id);
  });
}
