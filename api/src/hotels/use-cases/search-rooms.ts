import { holdsAny } from '@suite/contracts/permissions';
import { maxHitsPerKind, type SearchHit } from '@suite/contracts/search';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findRooms } from '../rooms.repository.ts';

export async function searchRooms(db: Database, caller: Caller, q: string): Promise<SearchHit[]> {
  const { hotel_id, permissions } = caller;
  if (hotel_id === null || !holdsAny(permissions, ['manage_hotel'])) return [];
  const search = q.replace(/^room\s+/i, '');
  const rooms = await findRooms(db, hotel_id, { search }, { skip: 0, take: maxHitsPerKind });
  return rooms.map(({ id, room_number, room_type, status }) => ({
    kind: 'room',
    id,
    title: `Room ${room_number}`,
    detail: `${room_type} · ${status}`,
    path: `/hotel-profile?${new URLSearchParams({ search: room_number }).toString()}`,
  }));
}
