import { maxHitsPerKind, type SearchHit } from '@suite/contracts/search';
import type { Database } from '@suite/database';
import type { Caller } from '../../access/caller.ts';
import {
  findBookingsByNumber,
  findIndexedByGuest,
  findNewestByGuest,
  type BookingHit,
} from '../booking-hits.repository.ts';
import { guestsSeenBy, seesGuests } from '../domain/guest-visibility.ts';
import { readSearchTerm } from '../domain/search-term.ts';
import { spokenDate } from '../domain/spoken-date.ts';

export async function searchBookings(db: Database, caller: Caller, q: string): Promise<SearchHit[]> {
  const term = readSearchTerm(q);
  if (!term) return [];
  const { scope } = caller;
  const numbered =
    term.id === null && term.short_id === null
      ? []
      : await findBookingsByNumber(db, scope, term, maxHitsPerKind);
  const guests = term.text !== null && seesGuests(caller) ? await findGuests(db, caller, term.text) : [];
  const mask = guestsSeenBy(caller);
  return [
    ...numbered.map((hit) => {
      const { name } = mask({ ...hit, email: '', passengers: [] });
      return bookingHit(caller, hit, 'booking', `Booking #${hit.id}`, name);
    }),
    ...guests.map((hit) => bookingHit(caller, hit, 'guest', hit.guest ?? hit.name, `Booking #${hit.id}`)),
  ];
}

async function findGuests(db: Database, { scope }: Caller, text: string): Promise<BookingHit[]> {
  const newest = await findNewestByGuest(db, scope, text, maxHitsPerKind);
  return newest.length === maxHitsPerKind ? newest : findIndexedByGuest(db, scope, text, maxHitsPerKind);
}

function bookingHit(
  { scope }: Caller,
  { id, hotel_name, checkin_date, no_nights }: BookingHit,
  kind: 'booking' | 'guest',
  title: string,
  about: string,
): SearchHit {
  const hotel = scope.kind === 'all' ? [hotel_name] : [];
  const date = spokenDate(checkin_date);
  const stay = no_nights === 1 ? `${date}, 1 night` : `${date}, ${no_nights} nights`;
  return { kind, id, title, detail: [about, ...hotel, stay].join(' · '), path: `/bookings?id=${id}` };
}
