import type { SearchHit } from '@suite/contracts/search';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import { searchBookings } from '../../bookings/bookings.public.ts';
import { searchHotels, searchRooms } from '../../hotels/hotels.public.ts';
import type { FoundHit } from '../../text-search/found-hit.ts';
import { searchRoles, searchStaff } from '../../staff-roles/staff-roles.public.ts';

type Search = (db: Database, caller: Caller, q: string) => Promise<FoundHit[]>;

/** Each search returns only what the caller may see, with the best hit first. */
const searches: readonly Search[] = [searchBookings, searchHotels, searchStaff, searchRoles, searchRooms];

export async function searchEverywhere(db: Database, caller: Caller, q: string): Promise<SearchHit[]> {
  const found = await Promise.all(searches.map((search) => search(db, caller, q)));
  return found.flat().map(({ title, details, ...hit }) => ({
    ...hit,
    title: title.message,
    detail: details.map(({ message }) => message).join(' · '),
    title_message: title,
    detail_messages: details,
  }));
}
