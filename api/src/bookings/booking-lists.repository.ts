import type { BookingFilters, BookingStats } from '@suite/contracts';
import { empty, join, raw, sql, type Database, type Sql } from '@suite/database';
import type { HotelScope } from '../auth/auth.public.ts';
import { bookingColumns, inScope, withHotelAndGuests, type BookingRow } from './bookings.repository.ts';
import { hasTrigram, likePattern, readSearchTerm, type SearchTerm } from './domain/search-term.ts';
import type { Stretch } from './domain/page-stretch.ts';

/** Which bookings: never more than `scope`; hotel names are searched only where every hotel is in reach. */
export interface BookingSelection {
  scope: HotelScope;
  filters: Omit<BookingFilters, 'hotelId'>;
  searchesHotels: boolean;
}

// Only columns of the index are read here, so that walking to a deep page never touches the table.
function where(conditions: (Sql | null)[]): Sql {
  const given = conditions.filter((condition) => condition !== null);
  return sql`select bookings.id, bookings.created_at from bookings where ${join(given, ' and ')}`;
}

function filtered({ scope, filters: { status, dateFrom, dateTo } }: BookingSelection): (Sql | null)[] {
  return [
    inScope(scope),
    status === 'verified' ? sql`bookings.is_verified` : null,
    status === 'pending' ? sql`not bookings.is_verified` : null,
    dateFrom ? sql`bookings.checkin_date >= ${dateFrom}` : null,
    dateTo ? sql`bookings.checkin_date <= ${dateTo}` : null,
  ];
}

function spoken(text: string): Sql {
  // Without a trigram the index would be read from end to end; an expression it does not know keeps it out.
  if (!hasTrigram(text)) return sql`bookings.search || '' like (select lower(${likePattern(text)}::text))`;
  return sql`bookings.search like lower(${likePattern(text)}::text)`;
}

// Two parts instead of one `or`: all bookings of the hotels named so come from an index, the rest from the text.
function found(selection: BookingSelection, { text, id }: SearchTerm): Sql {
  const number = id === null ? sql`false` : sql`bookings.id = ${id}`;
  if (text === null) return where([...filtered(selection), number]);
  const matches = sql`(${spoken(text)} or ${number})`;
  if (!selection.searchesHotels) return where([...filtered(selection), matches]);
  const hotels = sql`(array(select id from hotels where lower(hotel_name) like lower(${likePattern(text)}::text)))`;
  return sql`
    ${where([...filtered(selection), sql`bookings.hotel_id = any ${hotels}`])}
    union all ${where([...filtered(selection), matches, sql`bookings.hotel_id <> all ${hotels}`])}
  `;
}

function selected(selection: BookingSelection): Sql {
  const term = readSearchTerm(selection.filters.search);
  return term ? found(selection, term) : where(filtered(selection));
}

/** The bookings with the ids of `page`, in the list's order. */
function rowsOfPage(more: Sql): Sql {
  return sql`
    select ${bookingColumns} ${more} from page join bookings on bookings.id = page.id ${withHotelAndGuests}
    order by bookings.created_at desc, bookings.id desc`;
}

export async function countBookings(db: Database, selection: BookingSelection): Promise<number> {
  const [row] = await db.query<{ total: number }>(sql`
    select count(*) as total from (${selected(selection)}) as selected
  `);
  return row?.total ?? 0;
}

/** A stretch of the selection with guests, newest first. */
export async function findBookings(
  db: Database,
  selection: BookingSelection,
  { skip, take, from }: Stretch,
): Promise<BookingRow[]> {
  const direction = raw(from === 'newest' ? 'desc' : 'asc');
  return db.query<BookingRow>(sql`
    with page as (
      ${selected(selection)} order by bookings.created_at ${direction}, bookings.id ${direction} limit ${take} offset ${skip}
    )
    ${rowsOfPage(empty)}
  `);
}

/**
 * A page of what a search finds, and how much it finds: in one statement, as finding is the dear part. The text is
 * looked up first: walking by age until a rare one is met, as the planner may prefer, reads the whole table.
 */
export async function searchBookings(
  db: Database,
  selection: BookingSelection,
  { skip, take }: { skip: number; take: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const rows = await db.query<BookingRow & { total: number }>(sql`
    with selected as materialized (${selected(selection)}), page as (
      select id from selected order by selected.created_at desc, selected.id desc limit ${take} offset ${skip}
    )
    ${rowsOfPage(sql`, (select count(*) from selected) as total`)}
  `);
  const total = rows[0]?.total ?? (skip === 0 ? 0 : await countBookings(db, selection));
  return { rows: rows.map(({ total: _, ...row }) => row), total };
}

/** The six figures of a scope; today is each hotel's own. */
export async function countStats(db: Database, scope: HotelScope): Promise<BookingStats> {
  const onDay = (condition: Sql) => sql`
    (select count(*) from hotel_days join bookings on bookings.hotel_id = hotel_days.id
      where ${inScope(scope)} and ${condition})`;
  // Materialized, or the day would be computed anew for each booking.
  const [row] = await db.query<BookingStats>(sql`
    with hotel_days as materialized (select id, (now() at time zone time_zone)::date as today from hotels)
    select total as total_bookings, verified as verified_bookings, total - verified as pending_bookings,
      ${onDay(sql`bookings.checkin_date = hotel_days.today`)} as todays_checkins,
      ${onDay(sql`bookings.checkout_date = hotel_days.today`)} as todays_checkouts,
      ${onDay(sql`bookings.checkin_date > hotel_days.today`)} as upcoming_checkins
    from (
      select count(*) as total, count(*) filter (where is_verified) as verified
      from bookings where ${inScope(scope)}
    ) as all_bookings
  `);
  if (!row) throw new Error('Counting gave no row');
  return row;
}
