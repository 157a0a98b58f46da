import type { AssignRoomsPayload } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import { recordAudit } from '../../audit/audit.public.ts';
import type { Caller } from '../../access/caller.ts';
import { assignRoomRows } from '../../hotels/hotels.public.ts';
import { lockColleague } from '../../staff-roles/staff-roles.public.ts';
import { notFound, requirePlanner } from '../dashboard.policy.ts';

export async function assignRooms(
  db: Database,
  caller: Caller,
  { room_ids, user_id = null }: AssignRoomsPayload,
): Promise<{ assigned: number }> {
  const hotel_id = requirePlanner(caller);
  const wanted = [...new Set(room_ids)];
  return db.transaction(async (tx) => {
    if (user_id !== null && !(await lockColleague(tx, hotel_id, user_id))) throw notFound('STAFF_NOT_FOUND');
    const assigned = await assignRoomRows(tx, hotel_id, { room_ids: wanted, user_id });
    if (assigned < wanted.length) throw notFound('ROOM_NOT_FOUND');
    await recordAudit(tx, {
      actor: caller,
      hotel_id,
      action: 'assign-rooms',
      subject_type: 'hotel',
      subject_id: hotel_id,
      details: { room_ids: wanted, user_id },
    });
    return { assigned };
  });
}
