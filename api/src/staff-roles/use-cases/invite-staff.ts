import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { endSessionsOf, hashPassword, updateOneTimePassword } from '../../auth/auth.public.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createOneTimePassword } from '../domain/one-time-password.ts';
import { lockStaffRow } from '../staff-lists.repository.ts';
import { requireManager, requireNotAbove } from '../staff-roles.policy.ts';
import { findCarriedPermissions } from '../staffing.repository.ts';
import { changeStaffing } from './change-staffing.ts';
import { expiryOf, mailInvitation } from './create-login.ts';
import { findColleague } from './find-reached.ts';
import { getStaffMember } from './get-staff.ts';

export async function inviteStaff(
  db: Database,
  caller: Caller,
  user_id: number,
  { publicUrl, now = new Date() }: { publicUrl: string; now?: Date },
): Promise<void> {
  requireManager(caller);
  const hotel_id = await findColleague(db, caller, user_id);
  await changeStaffing(db, caller, hotel_id, async (tx, actor, hotel) => {
    requireManager(actor);
    await lockStaffRow(tx, user_id);
    const staff = await getStaffMember(tx, actor, user_id);
    requireNotAbove(actor, await findCarriedPermissions(tx, user_id));
    if (!staff.must_change_password) {
      throw new DomainError('CONFLICT', 'STAFF_PASSWORD_CHOSEN');
    }
    if (!staff.is_active) throw new DomainError('CONFLICT', 'STAFF_INVITE_INACTIVE');
    const password = createOneTimePassword();
    await updateOneTimePassword(tx, user_id, await hashPassword(password), expiryOf(now));
    await endSessionsOf(tx, user_id, 'invited again');
    await mailInvitation(tx, {
      ...staff,
      user_id,
      hotel,
      password,
      reason: (t) =>
        t(
          'You are part of the team of {hotel_name} in the Management Suite. This is your new invitation; the one before no longer works.',
          { hotel_name: hotel.hotel_name },
        ),
      inviter_id: actor.user_id,
      publicUrl,
    });
    await recordAudit(tx, {
      actor,
      hotel_id,
      action: 'invite-staff',
      subject_type: 'user',
      subject_id: user_id,
      happened_at: now,
    });
  });
}
