import type { StayState } from '@suite/contracts/bookings';
import { join, raw, sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../access/caller.ts';
import { beginsWith, containsWords } from '../text-search/contains-words.ts';
import { countsOf } from './booking-counts.repository.ts';
import {
  conditionsOf,
  containing,
  filtersOn,
  hotelsNamed,
  linked,
  matching,
  numbered,
  referenced,
} from './booking-filters.ts';
import type { BookingSelection, SearchWay } from './booking-filters.ts';
import { rowsOfPage } from './booking-lists.repository.ts';
import { orderBy, type ListOrder } from './booking-orders.ts';
import { inScope, ofHotels, stayState, type BookingRow, type GuestStay } from './bookings.repository.ts';
import type { SearchTerm } from './domain/search-term.ts';

// A union lets each part use its own index, in place of one `or` over both.
function found(selection: BookingSelection, way: SearchWay): Sql {
  const text = selection.searchesHotels ? (selection.term?.text ?? null) : null;
  const selected = (...more: Sql[]) => sql`
    select bookings.id, bookings.hotel_id, bookings.name, bookings.checkin_date, bookings.stay_end,
      bookings.is_verified, bookings.created_at
    from bookings where ${conditionsOf(selection, ...more)}`;
  if (text === null) return selected(matching(selection, way));
  const hotels = hotelsNamed(text);
  return sql`
    ${selected(sql`bookings.hotel_id = any ${hotels}`)}
    union all ${selected(matching({ ...selection, searchesHotels: false }, way), sql`bookings.hotel_id <> all ${hotels}`)}
  `;
}

/** Materializes the matches first: the planner would otherwise scan the table by age, which is slow for rare texts. */
export async function searchBookings(
  db: Database,
  selection: BookingSelection,
  { order, skip, take, way }: { order: ListOrder; skip: number; take: number; way: SearchWay },
): Promise<{ rows: BookingRow[]; total: number }> {
  const rows = await db.query<BookingRow & { total: number }>(sql`
    with selected as materialized (${found(selection, way)}), page as (
      select bookings.hotel_id, bookings.id, (select count(*) from selected) as total
      from selected as bookings join hotel_overview as hotels on hotels.id = bookings.hotel_id
      order by ${orderBy(order)} limit ${take} offset ${skip}
    )
    ${rowsOfPage(order, sql`, page.total`)}
  `);
  if (rows.length === 0 && skip > 0) {
    const { total } = await searchBookings(db, selection, { order, skip: 0, take: 1, way });
    return { rows: [], total };
  }
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

const sampledDays = 100;
const rowsPerSample = 20;

/** Samples 20 bookings from each of 100 check-in days that split the candidates evenly. */
export async function estimateMatches(
  db: Database,
  selection: BookingSelection,
  candidates: number,
): Promise<number> {
  const { scope, filters } = selection;
  const ofDay = (direction: 'asc' | 'desc') => sql`
    select bookings.id from bookings where ${conditionsOf(selection, sql`bookings.checkin_date = places.day`)}
    order by bookings.id ${raw(direction)} limit 1`;
  // Multiples of the golden ratio spread the samples within a day; its first rows would always be the oldest bookings.
  const [row] = await db.query<{ looked: number; matched: number }>(sql`
    with days as materialized (
      select checkin_date, sum(sum(bookings)) over (order by checkin_date) as upto from ${countsOf(scope)} as counts
      where ${join([ofHotels(scope, 'counts'), ...filtersOn('counts', filters)], ' and ')} group by checkin_date
    ), places as materialized (
      select place, (select min(checkin_date) from days where upto > ${candidates}::bigint * place / ${sampledDays}::int) as day
      from generate_series(0, ${sampledDays - 1}::int) as place
    ), starts as materialized (
      select day, first.id + floor((last.id - first.id) * (place * 0.6180339887 % 1))::int as booking_id
      from places cross join lateral (${ofDay('asc')}) as first cross join lateral (${ofDay('desc')}) as last
    )
    select count(*) as looked, count(*) filter (where is_match) as matched
    from starts cross join lateral (
      select ${matching(selection, 'scan')} as is_match from bookings
      where ${conditionsOf(selection, sql`(bookings.checkin_date, bookings.id) >= (starts.day, starts.booking_id)`)}
      order by bookings.checkin_date, bookings.id limit ${rowsPerSample}
    ) as sample`);
  return row && row.looked > 0 ? Math.round((candidates * row.matched) / row.looked) : 0;
}

export interface BookingHit {
  id: number;
  stay_state: StayState;
  name: string;
  guest: string | null;
  hotel_name: string;
  checkin_date: string;
  no_nights: number;
  external_reference?: string | null;
}

// A text in at least one of 400 bookings fills the list from the newest ones; rarer texts need the index.
const maxNewest = 2_000;
const maxIndexed = 4_000;

/** An exact number comes first, then an exact reference; at most `maxIndexed` references that begin with the term are ranked. */
export function findIdentifiedBookings(
  db: Database,
  scope: HotelScope,
  term: SearchTerm,
  take: number,
): Promise<BookingHit[]> {
  return db.query<BookingHit>(sql`
    with found as (
      select hotel_id, id from bookings where ${inScope(scope)} and (${numbered(term)} or ${linked(term, scope)})
      union (select hotel_id, id from bookings where ${inScope(scope)} and ${referenced(term, scope)} limit ${maxIndexed}))
    select bookings.id, name, null as guest, hotel_name, checkin_date, no_nights, ${stayState} as stay_state, external_reference
    from found join bookings using (hotel_id, id) join hotel_overview as hotels on hotels.id = hotel_id
    order by bookings.id = ${term.id ?? 0} desc, (lower(external_reference) = ${term.reference}) is true desc,
      bookings.created_at desc limit ${take}`);
}

/** Reads the bookings of the guests in rooms of this number today, on their hotel's own date; a departing guest comes first. */
export function findBookingsInRoom(
  db: Database,
  scope: HotelScope,
  room_number: string,
  take: number,
): Promise<BookingHit[]> {
  return db.query<BookingHit>(sql`
    select bookings.id, bookings.name, null as guest, hotels.hotel_name, bookings.checkin_date, bookings.no_nights
    from stay_room_overview as rooms
    join booking_overview as bookings on bookings.hotel_id = rooms.hotel_id and bookings.id = rooms.booking_id
    join hotel_overview as hotels on hotels.id = bookings.hotel_id
    cross join lateral (select (now() at time zone hotels.time_zone)::date as today) as days
    where ${inScope(scope)} and ${ofHotels(scope, 'rooms')} and fold_text(rooms.room_number) = fold_text(${room_number})
      and bookings.inactive_since is null and bookings.checked_out_at is null
      and (rooms.during @> days.today or (upper(rooms.during) = days.today and bookings.checked_in_at is not null))
    order by upper(rooms.during), bookings.id limit ${take}`);
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
    where ${containing(text, 'scan')}`,
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
    select * from bookings where ${inScope(scope)} and ${containing(text, 'index')} limit ${maxIndexed}`,
  );
}

function hitsAmong(db: Database, text: string, take: number, matches: Sql): Promise<BookingHit[]> {
  const isNamed = (name: Sql) => containsWords(sql`search_text(${name})`, text);
  return db.query<BookingHit>(sql`
    with matches as materialized (${matches}), page as (
      select id, hotel_id, name, checkin_date, no_nights, ${stayState} as stay_state, created_at, ${beginsWith(sql`fold_text(name)`, text)} as begins
      from matches as bookings order by begins desc, created_at desc, id desc limit ${take}
    )
    select page.id, page.name, guests.name as guest, hotels.hotel_name, page.checkin_date, page.no_nights,
      page.stay_state
    from page join hotel_overview as hotels on hotels.id = page.hotel_id
    left join lateral (
      select passengers.name from passengers
      where hotel_id = page.hotel_id and booking_id = page.id and ${isNamed(sql`passengers.name`)} and not (${isNamed(sql`page.name`)})
      order by passengers.id limit 1
    ) as guests on true
    order by page.begins desc, page.created_at desc, page.id desc`);
}

export function isOverlap(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown };
  return code === '23P01' && constraint === 'bookings_no_overlap';
}

export type OverlappingStay = Pick<BookingRow, 'id' | 'name'> &
  Record<'checkin_date' | 'checkout_date', string>;

const overlapsOf = (stay: Record<'hotel_id' | 'email' | 'id' | 'checkin_date' | 'checkout_date', Sql>) => sql`
  select id, name, checkin_date, checkout_date from bookings
  where hotel_id = ${stay.hotel_id} and lower(email) = lower(${stay.email}) and id is distinct from ${stay.id}
    and (overlap_allowed or not overlap_allowed) and checkout_date is not null
    and deleted_at is null and cancelled_at is null and no_show_at is null
    and daterange(checkin_date, checkout_date, '[)') && daterange(${stay.checkin_date}, ${stay.checkout_date}, '[)')`;

export async function findOverlappingStay(
  db: Database,
  stay: GuestStay,
): Promise<OverlappingStay | undefined> {
  const overlaps = overlapsOf({
    hotel_id: sql`${stay.hotel_id}`,
    email: sql`${stay.email}`,
    id: sql`${stay.id ?? null}::int`,
    checkin_date: sql`${stay.checkin_date}::date`,
    checkout_date: sql`${stay.checkout_date}::date`,
  });
  const [found] = await db.query<OverlappingStay>(
    sql`${overlaps} order by bookings.checkin_date, id limit 1`,
  );
  return found;
}

type NewGuestStay = Record<'email' | 'checkin_date' | 'checkout_date', string>;

/** Returns the first overlapping stay, or undefined, for each. With an order inside, the planner could read all stays for each guest. */
export async function findOverlappingStays(
  db: Database,
  hotel_id: number,
  stays: readonly NewGuestStay[],
): Promise<(OverlappingStay | undefined)[]> {
  const listOf = (field: keyof NewGuestStay) => stays.map((stay) => stay[field]);
  const overlaps = overlapsOf({
    hotel_id: sql`${hotel_id}`,
    email: sql`planned.email`,
    id: sql`null::int`,
    checkin_date: sql`planned.arrival`,
    checkout_date: sql`planned.departure`,
  });
  const found = await db.query<OverlappingStay & { place: number }>(sql`
    select planned.place, other.* from unnest(
      ${listOf('email')}::text[], ${listOf('checkin_date')}::date[], ${listOf('checkout_date')}::date[]
    ) with ordinality as planned (email, arrival, departure, place)
    cross join lateral (${overlaps} offset 0) as other order by other.checkin_date, other.id`);
  return stays.map((_, index) => found.find(({ place }) => place === index + 1));
}
