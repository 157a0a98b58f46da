import { paginate } from '@suite/contracts/http';
import type { RoomFilters } from '@suite/contracts/hotels';
import type { Database } from '@suite/database';
import { isMachine, type AnyCaller } from '../../access/caller.ts';
import { withInstant } from '../../optimistic-locking/with-instant.ts';
import { requireRunHotel } from '../../hotels/hotels.public.ts';
import { countRooms, findRooms } from '../rooms.repository.ts';

export async function listRooms(
  db: Database,
  caller: AnyCaller,
  { page, limit, ...filters }: RoomFilters & { page: number; limit: number },
) {
  const hotel_id = isMachine(caller) ? caller.hotel_id : requireRunHotel(caller);
  const [rooms, counted] = await Promise.all([
    findRooms(db, hotel_id, filters, { skip: (page - 1) * limit, take: limit }),
    countRooms(db, hotel_id, filters),
  ]);
  const total = counted.reduce((sum, { found }) => sum + found, 0);
  const counts = counted.map(({ status, rooms: inState }) => ({ status, rooms: inState }));
  return { rooms: rooms.map(withInstant), counts, pagination: paginate(page, limit, total) };
}
