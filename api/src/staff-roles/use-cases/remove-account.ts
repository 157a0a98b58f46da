import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { endSessionsOf, markUserRemoved, requireConfirmedAction } from '../../auth/auth.public.ts';
import { describePerson } from '../domain/describe-change.ts';
import { deleteAccountRoles } from '../accounts.repository.ts';
import {
  changeAccounts,
  keepSuperAdmin,
  refuseOwnAccount,
  requireAccount,
  type AccountActor,
} from './change-account.ts';

export async function removeAccount(db: Database, actor: AccountActor, user_id: number): Promise<void> {
  refuseOwnAccount(actor, user_id, 'SELF_REMOVE_DENIED');
  await changeAccounts(db, actor, async (tx) => {
    const account = await requireAccount(tx, user_id);
    await keepSuperAdmin(tx, account);
    await requireConfirmedAction(tx, actor, {
      text: 'Remove the platform account of {person}',
      values: { person: describePerson(account) },
    });
    await deleteAccountRoles(tx, user_id);
    await markUserRemoved(tx, user_id);
    await endSessionsOf(tx, user_id, 'removed');
    await recordAudit(tx, {
      actor,
      hotel_id: null,
      action: 'remove-account',
      subject_type: 'user',
      subject_id: user_id,
      details: { role: account.role_name },
    });
  });
}
