import { empty, join, sql, type Database, type Sql } from '@suite/database';
import { contains, containsWords, isIndexed, patternOf, searchWords } from '../text-search/contains-words.ts';
import type { BookingSelection } from './booking-filters.ts';
import { conditionsOf, rowsOfPage } from './booking-lists.repository.ts';
import { orderBy, type ListOrder } from './booking-orders.ts';
import type { BookingRow } from './bookings.repository.ts';
import type { SearchTerm } from './domain/search-term.ts';

const hotelsNamed = (text: string) =>
  sql`(array(select id from hotel_overview where ${containsWords(sql`search_text(hotel_name)`, text)}))`;

export const numbered = ({ id }: SearchTerm) => (id === null ? sql`false` : sql`bookings.id = ${id}`);

export function linked({ short_id }: SearchTerm): Sql {
  if (short_id === null) return sql`false`;
  return sql`bookings.id = any (array(
    select own.id from bookings own where own.short_id = ${short_id}
    union all select booking_id from passengers where short_id = ${short_id}))`;
}

/** `by index` uses the text indexes; `by reading` tests each row that the query reads anyway. */
type Way = 'by index' | 'by reading';

export function containing(text: string, way: Way): Sql {
  const words = searchWords(text);
  const isFound = words.some(isIndexed);
  const conditions = words.map((word) => {
    if (way === 'by index' && isIndexed(word)) return sql`bookings.search like ${patternOf(word)}`;
    const read = contains(sql`bookings.search`, word);
    // A longer word narrows the rows by index, so that short words are tested on those rows only.
    if (way === 'by reading' || isFound) return read;
    return sql`short_pieces(bookings.search) @> short_pieces(fold_text(${word}::text)) and ${read}`;
  });
  return sql`(${join(conditions, ' and ')})`;
}

export function matching(
  { searchesHotels, searchesGuests }: BookingSelection,
  term: SearchTerm,
  way: Way = 'by index',
): Sql {
  const { text } = term;
  if (text === null) return sql`(${numbered(term)} or ${linked(term)})`;
  const hotels = searchesHotels ? sql`or bookings.hotel_id = any ${hotelsNamed(text)}` : empty;
  const guests = searchesGuests ? containing(text, way) : sql`false`;
  return sql`(${guests} or ${numbered(term)} or ${linked(term)} ${hotels})`;
}

// A union lets each part use its own index, in place of one `or` over both.
function found(selection: BookingSelection, term: SearchTerm, way: Way): Sql {
  const selected = (...more: Sql[]) => sql`
    select bookings.id, bookings.hotel_id, bookings.name, bookings.checkin_date, bookings.stay_end,
      bookings.is_verified, bookings.created_at
    from bookings where ${conditionsOf(selection, ...more)}`;
  if (term.text === null || !selection.searchesHotels) return selected(matching(selection, term, way));
  const hotels = hotelsNamed(term.text);
  return sql`
    ${selected(sql`bookings.hotel_id = any ${hotels}`)}
    union all ${selected(matching({ ...selection, searchesHotels: false }, term, way), sql`bookings.hotel_id <> all ${hotels}`)}
  `;
}

interface PageOfSearch {
  order: ListOrder;
  skip: number;
  take: number;
}

/** Materializes the matches first: the planner would otherwise scan the table by age, which is slow for rare texts. */
export async function searchBookings(
  db: Database,
  selection: BookingSelection,
  term: SearchTerm,
  { order, skip, take, way }: PageOfSearch & { way: Way },
): Promise<{ rows: BookingRow[]; total: number }> {
  const rows = await db.query<BookingRow & { total: number }>(sql`
    with selected as materialized (${found(selection, term, way)}), page as (
      select bookings.id, (select count(*) from selected) as total
      from selected as bookings join hotel_overview as hotels on hotels.id = bookings.hotel_id
      order by ${orderBy(order)} limit ${take} offset ${skip}
    )
    ${rowsOfPage(order, sql`, page.total`)}
  `);
  if (rows.length === 0 && skip > 0) {
    const { total } = await searchBookings(db, selection, term, { order, skip: 0, take: 1, way });
    return { rows: [], total };
  }
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

// At a match rate of one in ten, 100 rows fill a page; the bound stops the scan when matches are rarer.
const mostLookedAt = 20_000;

/** Scans the list in index order until the page is full, which is fast for frequent texts. */
export function walkMatches(
  db: Database,
  selection: BookingSelection,
  term: SearchTerm,
  { order, skip, take }: PageOfSearch,
): Promise<BookingRow[]> {
  return db.query<BookingRow>(sql`
    with page as (
      select bookings.id from (
        select * from bookings where ${conditionsOf(selection)} order by ${orderBy(order)} limit ${mostLookedAt}
      ) as bookings
      where ${matching(selection, term, 'by reading')} limit ${take} offset ${skip}
    )
    ${rowsOfPage(order)}
  `);
}
