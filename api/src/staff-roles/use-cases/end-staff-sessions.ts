import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { signOut } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { lockStaffRow } from '../staff-lists.repository.ts';
import { requireManager, requireNotAbove } from '../staff-roles.policy.ts';
import { findCarriedPermissions } from '../staffing.repository.ts';
import { changeStaffing } from './change-staffing.ts';
import { findColleague } from './find-reached.ts';
import { getStaffMember } from './get-staff.ts';

/** `session_id` null ends all sessions. */
export async function endStaffSessions(
  db: Database,
  caller: Caller,
  user_id: number,
  session_id: string | null,
): Promise<void> {
  requireManager(caller);
  const hotel_id = await findColleague(db, caller, user_id);
  if (user_id === caller.user_id) throw new DomainError('CONFLICT', 'SELF_SIGN_OUT_DENIED');
  await changeStaffing(db, caller, hotel_id, async (tx, actor) => {
    requireManager(actor);
    await lockStaffRow(tx, user_id);
    await getStaffMember(tx, actor, user_id);
    requireNotAbove(actor, await findCarriedPermissions(tx, user_id));
    await signOut(tx, user_id, session_id, 'signed out by an administrator');
    await recordAudit(tx, {
      actor,
      hotel_id,
      action: session_id === null ? 'end-staff-sessions' : 'end-staff-session',
      subject_type: 'user',
      subject_id: user_id,
      details: session_id === null ? {} : { session_id },
    });
  });
}
