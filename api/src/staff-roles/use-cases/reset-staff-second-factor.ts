import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { requireConfirmedAction, resetSecondFactor } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { describePerson } from '../domain/describe-change.ts';
import { lockStaffRow } from '../staff-lists.repository.ts';
import { requireManager, requireNotAbove } from '../staff-roles.policy.ts';
import { findCarriedPermissions } from '../staffing.repository.ts';
import { changeStaffing } from './change-staffing.ts';
import { findColleague } from './find-reached.ts';
import { getStaffMember } from './get-staff.ts';

export async function resetStaffSecondFactor(db: Database, caller: Caller, user_id: number): Promise<void> {
  requireManager(caller);
  const hotel_id = await findColleague(db, caller, user_id);
  if (user_id === caller.user_id) {
    throw new DomainError('CONFLICT', 'SELF_RESET_DENIED');
  }
  await changeStaffing(db, caller, hotel_id, async (tx, actor) => {
    requireManager(actor);
    await lockStaffRow(tx, user_id);
    const staff = await getStaffMember(tx, actor, user_id);
    requireNotAbove(actor, await findCarriedPermissions(tx, user_id));
    const values = { person: describePerson(staff) };
    await requireConfirmedAction(tx, actor, { text: 'Reset two-step verification of {person}', values });
    await resetSecondFactor(tx, user_id);
    await recordAudit(tx, {
      actor,
      hotel_id,
      action: 'reset-staff-second-factor',
      subject_type: 'user',
      subject_id: user_id,
    });
  });
}
