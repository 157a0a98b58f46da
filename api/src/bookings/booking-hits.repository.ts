import { sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { inScope } from './bookings.repository.ts';
import { containing, linked, numbered } from './booking-searches.repository.ts';
import { beginsWith, containsWords } from '../text-search/contains-words.ts';
import type { SearchTerm } from './domain/search-term.ts';

/** `guest` is the guest whose name matched, null when it was the primary guest. */
export interface BookingHit {
  id: number;
  name: string;
  guest: string | null;
  hotel_name: string;
  checkin_date: string;
  no_nights: number;
}

// A text in at least one of 400 bookings fills the list from the newest ones; rarer texts need the index.
const maxNewest = 2_000;
const maxIndexed = 4_000;

export function findBookingsByNumber(
  db: Database,
  scope: HotelScope,
  term: SearchTerm,
  take: number,
): Promise<BookingHit[]> {
  return db.query<BookingHit>(sql`
    select bookings.id, bookings.name, null as guest, hotels.hotel_name, bookings.checkin_date, bookings.no_nights
    from bookings join hotel_overview as hotels on hotels.id = bookings.hotel_id
    where ${inScope(scope)} and (${numbered(term)} or ${linked(term)})
    order by bookings.id = ${term.id ?? 0} desc, bookings.created_at desc limit ${take}`);
}

export function findNewestByGuest(
  db: Database,
  scope: HotelScope,
  text: string,
  take: number,
): Promise<BookingHit[]> {
  return hitsAmong(
    db,
    text,
    take,
    sql`
    select * from (
      select * from bookings where ${inScope(scope)}
      order by bookings.created_at desc, bookings.id desc limit ${maxNewest}
    ) as bookings
    where ${containing(text, 'by reading')}`,
  );
}

/** Suits rare texts only, because at most `maxIndexed` matches are ranked. */
export function findIndexedByGuest(
  db: Database,
  scope: HotelScope,
  text: string,
  take: number,
): Promise<BookingHit[]> {
  return hitsAmong(
    db,
    text,
    take,
    sql`
    select * from bookings where ${inScope(scope)} and ${containing(text, 'by index')} limit ${maxIndexed}`,
  );
}

function hitsAmong(db: Database, text: string, take: number, matches: Sql): Promise<BookingHit[]> {
  const isNamed = (name: Sql) => containsWords(sql`search_text(${name})`, text);
  return db.query<BookingHit>(sql`
    with matches as materialized (${matches}), page as (
      select id, hotel_id, name, checkin_date, no_nights, created_at, ${beginsWith(sql`fold_text(name)`, text)} as begins
      from matches order by begins desc, created_at desc, id desc limit ${take}
    )
    select page.id, page.name, guests.name as guest, hotels.hotel_name, page.checkin_date, page.no_nights
    from page join hotel_overview as hotels on hotels.id = page.hotel_id
    left join lateral (
      select passengers.name from passengers
      where booking_id = page.id and ${isNamed(sql`passengers.name`)} and not (${isNamed(sql`page.name`)})
      order by passengers.id limit 1
    ) as guests on true
    order by page.begins desc, page.created_at desc, page.id desc`);
}
