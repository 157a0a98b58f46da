import type { Database } from '@suite/database';
import type { Duty, DutyFilters, SetDutyPayload } from '@suite/contracts/dashboard';
import { paginate, type Pagination } from '@suite/contracts/http';
import { findDuties, lockColleague, type DutyRow } from '../../staff-roles/staff-roles.public.ts';
import { countAssignedRooms } from '../../rooms/rooms.public.ts';
import { updateDuty } from '../../auth/auth.public.ts';
import { notFound, requirePlanner } from '../dashboard.policy.ts';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { countOpenTasks } from '../tasks.repository.ts';

export async function listDuty(
  db: Database,
  caller: Caller,
  { page, limit, search }: DutyFilters & { page: number; limit: number },
): Promise<{ staff: Duty[]; pagination: Pagination }> {
  const hotel_id = requirePlanner(caller);
  const { rows, total } = await findDuties(
    db,
    { hotel_id, search },
    { skip: (page - 1) * limit, take: limit },
  );
  return { staff: await toDuties(db, hotel_id, rows), pagination: paginate(page, limit, total) };
}

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

async function toDuties(db: Database, hotel_id: number, rows: readonly DutyRow[]): Promise<Duty[]> {
  const ids = rows.map(({ user_id }) => user_id);
  const [rooms, tasks] = await Promise.all([
    countAssignedRooms(db, hotel_id, ids),
    countOpenTasks(db, hotel_id, ids),
  ]);
  return rows.map((row) => ({
    ...row,
    assigned_rooms: rooms.get(row.user_id) ?? 0,
    open_tasks: tasks.get(row.user_id) ?? 0,
  }));
}
