import { holdsAny } from '@suite/contracts/permissions';
import { maxHitsPerKind } from '@suite/contracts/search';
import { codedMessage } from '../../errors/coded-message.ts';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import type { FoundHit } from '../../text-search/found-hit.ts';
import { roomNumberIn } from '../../text-search/room-number.ts';
import { findRooms } from '../rooms.repository.ts';

export async function searchRooms(db: Database, caller: Caller, q: string): Promise<FoundHit[]> {
  const { hotel_id, permissions } = caller;
  if (hotel_id === null || !holdsAny(permissions, ['manage_hotel'])) return [];
  const search = roomNumberIn(q) ?? q;
  const rooms = await findRooms(db, hotel_id, { search }, { skip: 0, take: maxHitsPerKind });
  return rooms.map(({ id, room_number, room_type, status }) => ({
    kind: 'room',
    id,
    title: codedMessage('ROOM_HIT', { room_number }),
    details: [
      codedMessage('ROOM_HIT_STATE', { room_type: { texts: [room_type] }, status: { texts: [status] } }),
    ],
    path: `/hotel-profile?${new URLSearchParams({ search: room_number }).toString()}`,
  }));
}
