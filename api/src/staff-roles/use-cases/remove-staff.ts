import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { endSessionsOf, markUserRemoved } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockHotelRoles } from '../roles.repository.ts';
import { requireManager, requireNotAbove } from '../staff-roles.policy.ts';
import { deleteUserRoles, findCarriedPermissions, findRoleIdsOf } from '../staffing.repository.ts';
import { changeStaffing } from './change-staffing.ts';
import { findColleague } from './find-reached.ts';
import { getStaffMember } from './get-staff.ts';
import { keepHotelAdmin } from './keep-hotel-admin.ts';

/** Ends all sessions and roles; the account's row remains for the audit log. */
export async function removeStaff(db: Database, caller: Caller, user_id: number): Promise<void> {
  requireManager(caller);
  const hotel_id = await findColleague(db, caller, user_id);
  if (user_id === caller.user_id) throw new DomainError('CONFLICT', 'SELF_REMOVE_DENIED');
  await changeStaffing(db, caller, hotel_id, async (tx, actor) => {
    requireManager(actor);
    const staff = await getStaffMember(tx, actor, user_id);
    requireNotAbove(actor, await findCarriedPermissions(tx, user_id));
    const role_ids = await findRoleIdsOf(tx, hotel_id, user_id);
    await keepHotelAdmin(tx, user_id, await lockHotelRoles(tx, hotel_id, role_ids));
    await deleteUserRoles(tx, user_id, role_ids);
    await markUserRemoved(tx, user_id);
    await endSessionsOf(tx, user_id, 'removed from the staff');
    await recordAudit(tx, {
      actor,
      hotel_id,
      action: 'remove-staff',
      subject_type: 'user',
      subject_id: user_id,
      details: { position: staff.position, roles: staff.roles.map(({ role_name }) => role_name) },
    });
  });
}
