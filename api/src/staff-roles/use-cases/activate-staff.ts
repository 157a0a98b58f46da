import { isPowerful } from '@suite/contracts/permissions';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { requireConfirmedAction, updateUserActive } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { describePerson, listRoleNames } from '../domain/describe-change.ts';
import { lockStaffRow } from '../staff-lists.repository.ts';
import { requireGrantable, requireManager } from '../staff-roles.policy.ts';
import { findCarriedPermissions } from '../staffing.repository.ts';
import { changeStaffing } from './change-staffing.ts';
import { findColleague } from './find-reached.ts';
import { getStaffMember } from './get-staff.ts';

/** Requires that the caller may grant all permissions of the roles, because the person regains them. */
export async function activateStaff(db: Database, caller: Caller, user_id: number): Promise<void> {
  requireManager(caller);
  const hotel_id = await findColleague(db, caller, user_id);
  await changeStaffing(db, caller, hotel_id, async (tx, actor) => {
    requireManager(actor);
    await lockStaffRow(tx, user_id);
    const staff = await getStaffMember(tx, actor, user_id);
    const carried = await findCarriedPermissions(tx, user_id);
    requireGrantable(actor, carried);
    if (staff.is_active) throw new DomainError('CONFLICT', 'STAFF_ACTIVE_ALREADY');
    if (carried.some(isPowerful)) {
      const values = { person: describePerson(staff), roles: listRoleNames(staff.roles) };
      const text = 'Let {person} sign in again with the roles {roles}';
      await requireConfirmedAction(tx, actor, { text, values });
    }
    await updateUserActive(tx, user_id, true);
    await recordAudit(tx, {
      actor,
      hotel_id,
      action: 'activate-staff',
      subject_type: 'user',
      subject_id: user_id,
    });
  });
}
