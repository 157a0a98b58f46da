import { holdsAny } from '@suite/contracts/permissions';
import { maxHitsPerKind } from '@suite/contracts/search';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import type { FoundHit } from '../../text-search/found-hit.ts';
import { findHotelHits } from '../hotel-lists.repository.ts';

export async function searchHotels(db: Database, caller: Caller, q: string): Promise<FoundHit[]> {
  if (!holdsAny(caller.permissions, ['approve_hotels'])) return [];
  const hotels = await findHotelHits(db, q, maxHitsPerKind);
  return hotels.map(({ id, hotel_name, hotel_city, hotel_country }) => ({
    kind: 'hotel',
    id,
    title: { message: hotel_name },
    details: [{ message: `${hotel_city}, ${hotel_country}` }],
    path: `/hotels?id=${id}`,
  }));
}
