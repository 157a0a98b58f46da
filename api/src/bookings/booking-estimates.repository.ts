import { join, raw, sql, type Database } from '@suite/database';
import { countsOf } from './booking-counts.repository.ts';
import { filtersOn, type BookingSelection } from './booking-filters.ts';
import { conditionsOf } from './booking-lists.repository.ts';
import { matching } from './booking-searches.repository.ts';
import { ofHotels } from './bookings.repository.ts';
import type { SearchTerm } from './domain/search-term.ts';

const places = 100;
const rowsAtEach = 20;

/** Samples 20 bookings from each of 100 check-in days that split the candidates evenly. */
export async function estimateMatches(
  db: Database,
  selection: BookingSelection,
  term: SearchTerm,
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
      select place, (select min(checkin_date) from days where upto > ${candidates}::bigint * place / ${places}::int) as day
      from generate_series(0, ${places - 1}::int) as place
    ), starts as materialized (
      select day, first.id + floor((last.id - first.id) * (place * 0.6180339887 % 1))::int as booking_id
      from places cross join lateral (${ofDay('asc')}) as first cross join lateral (${ofDay('desc')}) as last
    )
    select count(*) as looked, count(*) filter (where is_match) as matched
    from starts cross join lateral (
      select ${matching(selection, term, 'by reading')} as is_match from bookings
      where ${conditionsOf(selection, sql`(bookings.checkin_date, bookings.id) >= (starts.day, starts.booking_id)`)}
      order by bookings.checkin_date, bookings.id limit ${rowsAtEach}
    ) as sample`);
  return row && row.looked > 0 ? Math.round((candidates * row.matched) / row.looked) : 0;
}
