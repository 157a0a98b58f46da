import type { Duty, SetDutyPayload } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { updateDuty } from '../../auth/auth.public.ts';
import { lockColleague } from '../../staff-roles/staff-roles.public.ts';
import { notFound, requirePlanner } from '../dashboard.policy.ts';
import { toDuties } from './to-duty.ts';

export async function setDuty(
  db: Database,
  caller: Caller,
  user_id: number,
  payload: SetDutyPayload,
): Promise<Duty> {
  const hotel_id = requirePlanner(caller);
  return db.transaction(async (tx) => {
    const before = await lockColleague(tx, hotel_id, user_id);
    if (!before) throw notFound('STAFF_NOT_FOUND');
    const after = {
      department: payload.department === undefined ? before.department : payload.department,
      is_on_duty: payload.is_on_duty ?? before.is_on_duty,
    };
    await updateDuty(tx, user_id, after);
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'set-duty',
      subject_type: 'user',
      subject_id: user_id,
      details: { before: { department: before.department, is_on_duty: before.is_on_duty }, after },
    });
    const [duty] = await toDuties(tx, hotel_id, [{ ...before, ...after }]);
    if (!duty) throw new Error(`The duty of user ${user_id} was not read`);
    return duty;
  });
}
