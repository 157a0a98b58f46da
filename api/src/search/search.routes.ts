import type { Database } from '@suite/database';
import type { FastifyInstance } from 'fastify';
import { searchEverywhereEndpoint, type SearchHit } from '@suite/contracts/search';
import { searchHotels } from '../hotels/hotels.public.ts';
import { searchRooms } from '../rooms/rooms.public.ts';
import { searchRoles, searchStaff } from '../staff-roles/staff-roles.public.ts';
import { serveEndpoint } from '../http/endpoints/serve-endpoint.ts';
import { searchBookings } from '../bookings/bookings.public.ts';
import type { Caller } from '../access/caller.ts';
import type { FoundHit } from '../text-search/found-hit.ts';

export function registerSearchRoutes(app: FastifyInstance): void {
  serveEndpoint(app, searchEverywhereEndpoint, async ({ query, caller, request: { reader } }) => ({
    message: 'Search finished',
    result: { hits: await searchEverywhere(reader, caller, query.q) },
  }));
}

type Search = (db: Database, caller: Caller, q: string) => Promise<FoundHit[]>;

/** Each search returns only what the caller may see, with the best hit first. */
const searches: readonly Search[] = [searchBookings, searchHotels, searchStaff, searchRoles, searchRooms];

async function searchEverywhere(db: Database, caller: Caller, q: string): Promise<SearchHit[]> {
  const found = await Promise.all(searches.map((search) => search(db, caller, q)));
  return found.flat().map(({ title, details, ...hit }) => ({
    ...hit,
    title: title.message,
    detail: details.map(({ message }) => message).join(' · '),
    title_message: title,
    detail_messages: details,
  }));
}
