import { normalizeEmail } from '@suite/contracts/forms';
import type { UpdateStaffPayload } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { updateUserDetails } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import { lockStaffRow } from '../staff-lists.repository.ts';
import { requireManager, requireNotAbove } from '../staff-roles.policy.ts';
import { findCarriedPermissions } from '../staffing.repository.ts';
import { changeStaffing } from './change-staffing.ts';
import { findColleague } from './find-reached.ts';
import { getStaffMember } from './get-staff.ts';
import { replaceRoles } from './replace-roles.ts';

/** The e-mail address is excluded, because its change belongs to the person. */
export async function updateStaff(
  db: Database,
  caller: Caller,
  user_id: number,
  payload: UpdateStaffPayload,
): Promise<void> {
  requireManager(caller);
  const hotel_id = await findColleague(db, caller, user_id);
  await changeStaffing(db, caller, hotel_id, async (tx, actor) => {
    requireManager(actor);
    await lockStaffRow(tx, user_id);
    const before = await getStaffMember(tx, actor, user_id);
    requireNotAbove(actor, await findCarriedPermissions(tx, user_id));
    refuseStale("this person's entry", before.updated_at, payload.updated_at);
    const usr_email = normalizeEmail(before.usr_email).toLowerCase();
    if (payload.usr_email && payload.usr_email.toLowerCase() !== usr_email) {
      throw new DomainError('VALIDATION_ERROR', 'STAFF_EMAIL_FIXED', {}, 'usr_email');
    }
    const after = {
      usr_firstname: payload.usr_firstname,
      usr_lastname: payload.usr_lastname,
      usr_phone: payload.usr_phone || null,
      position: payload.position,
    };
    const roles = await replaceRoles(tx, actor, { hotel_id, person: before, role_ids: payload.role_ids });
    await updateUserDetails(tx, user_id, after);
    const names = Object.keys(after) as (keyof typeof after)[];
    await recordAudit(tx, {
      actor,
      hotel_id,
      action: 'update-staff',
      subject_type: 'user',
      subject_id: user_id,
      details: { changed: names.filter((name) => before[name] !== after[name]), roles },
    });
  });
}
