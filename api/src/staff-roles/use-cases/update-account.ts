import type { UpdateAccountPayload } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import { renameUser, requireConfirmedAction } from '../../auth/auth.public.ts';
import { describePerson } from '../domain/describe-change.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import { replaceAccountRole, type AccountRow } from '../accounts.repository.ts';
import { selectGlobalRole } from '../roles.repository.ts';
import {
  changeAccounts,
  keepSuperAdmin,
  refuseOwnAccount,
  requireAccount,
  type AccountActor,
} from './change-account.ts';

export async function updateAccount(
  db: Database,
  actor: AccountActor,
  user_id: number,
  { updated_at, role_name, ...names }: UpdateAccountPayload,
): Promise<AccountRow> {
  return changeAccounts(db, actor, async (tx) => {
    const before = await requireAccount(tx, user_id);
    refuseStale("this person's entry", before.updated_at, updated_at);
    const isOtherRole = role_name !== before.role_name;
    if (isOtherRole) {
      refuseOwnAccount(actor, user_id, 'SELF_ROLE_DENIED');
      await keepSuperAdmin(tx, before);
      await replaceAccountRole(tx, user_id, await selectGlobalRole(tx, role_name));
    }
    await requireConfirmedAction(tx, actor, {
      text: 'Change the platform account of {person} to {role_name}',
      values: { person: describePerson({ ...before, ...names }), role_name: { texts: [role_name] } },
    });
    await renameUser(tx, user_id, names);
    const fields = ['usr_firstname', 'usr_lastname'] as const;
    await recordAudit(tx, {
      actor,
      hotel_id: null,
      action: 'update-account',
      subject_type: 'user',
      subject_id: user_id,
      details: {
        changed: fields.filter((name) => before[name] !== names[name]),
        ...(isOtherRole && { roles: { added: [role_name], taken: [before.role_name] } }),
      },
    });
    return requireAccount(tx, user_id);
  });
}
