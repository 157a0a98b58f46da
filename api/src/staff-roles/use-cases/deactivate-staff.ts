import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { endSessionsOf, updateUserActive } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockHotelRoles } from '../roles.repository.ts';
import { lockStaffRow } from '../staff-lists.repository.ts';
import { requireGrantable, requireManager } from '../staff-roles.policy.ts';
import { findCarriedPermissions, findRoleIdsOf } from '../staffing.repository.ts';
import { changeStaffing } from './change-staffing.ts';
import { findColleague } from './find-reached.ts';
import { getStaffMember } from './get-staff.ts';
import { keepHotelAdmin } from './keep-hotel-admin.ts';

/** Ends all sessions; roles and password remain for a later activation. */
export async function deactivateStaff(db: Database, caller: Caller, user_id: number): Promise<void> {
  requireManager(caller);
  const hotel_id = await findColleague(db, caller, user_id);
  if (user_id === caller.user_id) throw new DomainError('CONFLICT', 'SELF_DEACTIVATE_DENIED');
  await changeStaffing(db, caller, hotel_id, async (tx, actor) => {
    requireManager(actor);
    await lockStaffRow(tx, user_id);
    const staff = await getStaffMember(tx, actor, user_id);
    requireGrantable(actor, await findCarriedPermissions(tx, user_id));
    if (!staff.is_active) throw new DomainError('CONFLICT', 'STAFF_INACTIVE_ALREADY');
    const role_ids = await findRoleIdsOf(tx, hotel_id, user_id);
    await keepHotelAdmin(tx, user_id, await lockHotelRoles(tx, hotel_id, role_ids));
    await updateUserActive(tx, user_id, false);
    await endSessionsOf(tx, user_id, 'deactivated');
    await recordAudit(tx, {
      actor,
      hotel_id,
      action: 'deactivate-staff',
      subject_type: 'user',
      subject_id: user_id,
    });
  });
}
