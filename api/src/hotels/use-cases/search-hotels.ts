import { holdsAny } from '@suite/contracts/permissions';
import { maxHitsPerKind, type SearchHit } from '@suite/contracts/search';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { findHotelHits } from '../hotel-lists.repository.ts';

export async function searchHotels(db: Database, caller: Caller, q: string): Promise<SearchHit[]> {
  if (!holdsAny(caller.permissions, ['approve_hotels'])) return [];
  const hotels = await findHotelHits(db, q, maxHitsPerKind);
  return hotels.map(({ id, hotel_name, hotel_city, hotel_country }) => ({
    kind: 'hotel',
    id,
    title: hotel_name,
    detail: `${hotel_city}, ${hotel_country}`,
    path: `/hotels?id=${id}`,
  }));
}
