import { paginate, type Pagination } from '@suite/contracts/http';
import type { HousekeepingRoom, HousekeepingRoomFilters } from '@suite/contracts/dashboard';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { countRoomsByStatus, findHousekeepingRooms } from '../../hotels/hotels.public.ts';
import { requireOwnHotel } from '../dashboard.policy.ts';

export async function listHousekeepingRooms(
  db: Database,
  caller: Caller,
  { page, limit, status, assigned, user_id }: HousekeepingRoomFilters & { page: number; limit: number },
): Promise<{ rooms: HousekeepingRoom[]; pagination: Pagination }> {
  const assignee = assigned === 'mine' ? caller.user_id : assigned === 'nobody' ? null : user_id;
  const selection = { hotel_id: requireOwnHotel(caller), status, user_id: assignee };
  const [rooms, counts] = await Promise.all([
    findHousekeepingRooms(db, selection, { skip: (page - 1) * limit, take: limit }),
    countRoomsByStatus(db, selection),
  ]);
  const total = counts.reduce((sum, each) => sum + each.rooms, 0);
  return { rooms, pagination: paginate(page, limit, total) };
}
