import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { resetSecondFactor } from '../../auth/auth.public.ts';
import type { AccountRow } from '../accounts.repository.ts';
import { changeAccounts, refuseOwnAccount, requireAccount, type AccountActor } from './change-account.ts';

/** Removes the lost second factors of an account of the platform. */
export async function resetAccountSecondFactor(
  db: Database,
  actor: AccountActor,
  user_id: number,
): Promise<AccountRow> {
  refuseOwnAccount(actor, user_id, 'You cannot reset two-step verification for yourself.');
  return changeAccounts(db, actor, async (tx) => {
    const { role_name } = await requireAccount(tx, user_id);
    await resetSecondFactor(tx, user_id);
    await recordAudit(tx, {
      actor,
      hotel_id: null,
      action: 'reset-account-second-factor',
      subject_type: 'user',
      subject_id: user_id,
      details: { role: role_name },
    });
    return requireAccount(tx, user_id);
  });
}
