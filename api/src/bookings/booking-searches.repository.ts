import { containsText, empty, likePattern, sql, type Database, type Sql } from '@suite/database';
import type { BookingSelection } from './booking-filters.ts';
import { conditionsOf, rowsOfPage } from './booking-lists.repository.ts';
import { orderBy, type ListOrder } from './booking-orders.ts';
import type { BookingRow } from './bookings.repository.ts';
import type { SearchTerm } from './domain/search-term.ts';

const hotelsNamed = (text: string) =>
  sql`(array(select id from hotels where lower(hotel_name) like lower(${likePattern(text)}::text)))`;

const numbered = ({ id }: SearchTerm) => (id === null ? sql`false` : sql`bookings.id = ${id}`);

/** Whether a booking is what a search means, as a condition. */
export function matching({ searchesHotels }: BookingSelection, term: SearchTerm): Sql {
  const { text } = term;
  if (text === null) return numbered(term);
  const hotels = searchesHotels ? sql`or bookings.hotel_id = any ${hotelsNamed(text)}` : empty;
  return sql`(${containsText(sql`bookings.search`, text)} or ${numbered(term)} ${hotels})`;
}

// Two parts instead of one `or`: all bookings of the hotels named so come from an index, the rest from the text.
function found(selection: BookingSelection, term: SearchTerm): Sql {
  const selected = (...more: Sql[]) => sql`
    select bookings.id, bookings.hotel_id, bookings.name, bookings.checkin_date, bookings.stay_end,
      bookings.is_verified, bookings.created_at
    from bookings where ${conditionsOf(selection, ...more)}`;
  if (term.text === null || !selection.searchesHotels) return selected(matching(selection, term));
  const hotels = hotelsNamed(term.text);
  return sql`
    ${selected(sql`bookings.hotel_id = any ${hotels}`)}
    union all ${selected(matching({ ...selection, searchesHotels: false }, term), sql`bookings.hotel_id <> all ${hotels}`)}
  `;
}

/**
 * A page of what a search finds, and how much it finds: in one statement, as finding is the dear part. The text is
 * looked up first: walking by age until a rare one is met, as the planner may prefer, reads the whole table.
 */
export async function searchBookings(
  db: Database,
  selection: BookingSelection,
  term: SearchTerm,
  order: ListOrder,
  { skip, take }: { skip: number; take: number },
): Promise<{ rows: BookingRow[]; total: number }> {
  const rows = await db.query<BookingRow & { total: number }>(sql`
    with selected as materialized (${found(selection, term)}), page as (
      select bookings.id, (select count(*) from selected) as total
      from selected as bookings join hotels on hotels.id = bookings.hotel_id
      order by ${orderBy(order)} limit ${take} offset ${skip}
    )
    ${rowsOfPage(order, sql`, page.total`)}
  `);
  if (rows.length === 0 && skip > 0) {
    const { total } = await searchBookings(db, selection, term, order, { skip: 0, take: 1 });
    return { rows: [], total };
  }
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}
