import type { StaffRolesPayload } from '@suite/contracts/staff-roles';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { markUserChanged } from '../../auth/auth.public.ts';
import { refuseStale } from '../../optimistic-locking/refuse-stale.ts';
import { lockStaffRow } from '../staff-lists.repository.ts';
import { requireAssigner } from '../staff-roles.policy.ts';
import { changeStaffing } from './change-staffing.ts';
import { findColleague } from './find-reached.ts';
import { getStaffMember } from './get-staff.ts';
import { replaceRoles } from './replace-roles.ts';

/** The new permissions apply from the person's next request on. */
export async function updateStaffRoles(
  db: Database,
  caller: Caller,
  user_id: number,
  { role_ids, updated_at }: StaffRolesPayload,
): Promise<void> {
  requireAssigner(caller);
  const hotel_id = await findColleague(db, caller, user_id);
  await changeStaffing(db, caller, hotel_id, async (tx, actor) => {
    requireAssigner(actor);
    await lockStaffRow(tx, user_id);
    const before = await getStaffMember(tx, actor, user_id);
    refuseStale("this person's entry", before.updated_at, updated_at);
    const details = await replaceRoles(tx, actor, { hotel_id, person: before, role_ids });
    await markUserChanged(tx, user_id);
    await recordAudit(tx, {
      actor,
      hotel_id,
      action: 'update-staff-roles',
      subject_type: 'user',
      subject_id: user_id,
      details,
    });
  });
}
