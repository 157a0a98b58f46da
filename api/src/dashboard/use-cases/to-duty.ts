import type { Duty } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import { countAssignedRooms } from '../../hotels/hotels.public.ts';
import type { DutyRow } from '../../staff-roles/staff-roles.public.ts';
import { countOpenTasks } from '../tasks.repository.ts';

export async function toDuties(db: Database, hotel_id: number, rows: readonly DutyRow[]): Promise<Duty[]> {
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
