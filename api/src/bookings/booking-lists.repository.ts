import { containsText, empty, join, likePattern, raw, sql, type Database, type Sql } from '@suite/database';
import { filtersOn, type BookingSelection } from './booking-filters.ts';
import { bookingColumns, inScope, withHotelAndGuests, type BookingRow } from './bookings.repository.ts';
import type { Stretch } from './domain/page-stretch.ts';
import type { SearchTerm } from './domain/search-term.ts';

// Only columns of the index are read here, so that walking to a deep page never touches the table.
function selected({ scope, filters }: BookingSelection, ...more: Sql[]): Sql {
  const conditions = [inScope(scope), ...filtersOn('bookings', filters), ...more];
  return sql`select bookings.id, bookings.created_at from bookings where ${join(conditions, ' and ')}`;
}

// Two parts instead of one `or`: all bookings of the hotels named so come from an index, the rest from the text.
function found(selection: BookingSelection, { text, id }: SearchTerm): Sql {
  const number = id === null ? sql`false` : sql`bookings.id = ${id}`;
  if (text === null) return selected(selection, number);
  const matches = sql`(${containsText(sql`bookings.search`, text)} or ${number})`;
  if (!selection.searchesHotels) return selected(selection, matches);
  const hotels = sql`(array(select id from hotels where lower(hotel_name) like lower(${likePattern(text)}::text)))`;
  return sql`
    ${selected(selection, sql`bookings.hotel_id = any ${hotels}`)}
    union all ${selected(selection, matches, sql`bookings.hotel_id <> all ${hotels}`)}
  `;
}

/** The bookings with the ids of `page`, in the list's order. */
function rowsOfPage(more: Sql): Sql {
  return sql`
    select ${bookingColumns} ${more} from page join bookings on bookings.id = page.id ${withHotelAndGuests}
    order by bookings.created_at desc, bookings.id desc`;
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
  term: SearchTerm,
  { skip, take }: { skip: number; take: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const rows = await db.query<BookingRow & { total: number }>(sql`
    with selected as materialized (${found(selection, term)}), page as (
      select id from selected order by selected.created_at desc, selected.id desc limit ${take} offset ${skip}
    )
    ${rowsOfPage(sql`, (select count(*) from selected) as total`)}
  `);
  if (rows.length === 0 && skip > 0) {
    const { total } = await searchBookings(db, selection, term, { skip: 0, take: 1 });
    return { rows: [], total };
  }
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
