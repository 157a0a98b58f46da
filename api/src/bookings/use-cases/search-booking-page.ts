import type { Database } from '@suite/database';
import { countBookings } from '../booking-counts.repository.ts';
import { estimateMatches } from '../booking-estimates.repository.ts';
import type { BookingSelection } from '../booking-filters.ts';
import type { ListOrder } from '../booking-orders.ts';
import { searchBookings, walkMatches } from '../booking-searches.repository.ts';
import type { SearchTerm } from '../domain/search-term.ts';
import type { BookingPage, PageRange } from './read-booking-page.ts';

/** As many bookings as can be fetched from all over the table for one answer. */
const mostFetched = 12_000;
const nearBy = 1_000;

/**
 * A page of what a search finds. It is counted exactly wherever that means fetching no more bookings than can be
 * afforded, through the index of texts or without it; else a sample is counted, and the first pages come by walking.
 */
export async function searchBookingPage(
  db: Database,
  selection: BookingSelection,
  term: SearchTerm,
  order: ListOrder,
  range: PageRange,
  affordable = mostFetched,
): Promise<BookingPage> {
  const page = { order, ...range };
  const exactly = (way: 'by index' | 'by reading') => searchBookings(db, selection, term, { ...page, way });
  if (term.text === null) return exactly('by index');
  const candidates = await countBookings(db, selection);
  if (candidates <= affordable) return exactly('by reading');
  const { scope } = selection;
  const [total, all] = await Promise.all([
    estimateMatches(db, selection, term, candidates),
    countBookings(db, { ...selection, filters: {} }),
  ]);
  // The index knows hotels and texts, and neither states nor days.
  const byIndex = (total * all) / candidates;
  if (byIndex <= affordable || scope.kind === 'none') return exactly('by index');
  const rows = range.skip <= nearBy ? await walk(db, selection, term, page) : [];
  if (rows.length === range.take) return { rows, total, isEstimate: true };
  return exactly(byIndex < candidates ? 'by index' : 'by reading');
}

// By state the first list of the two is walked, newest first. By hotel there is no index to walk.
function walk(
  db: Database,
  selection: BookingSelection,
  term: SearchTerm,
  page: PageRange & { order: ListOrder },
) {
  const { sort, order } = page.order;
  if (sort === 'hotel_name') return [];
  if (sort !== 'status') return walkMatches(db, selection, term, page);
  const status = selection.filters.status || (order === 'asc' ? 'pending' : 'verified');
  const first = status === 'all' ? (order === 'asc' ? 'pending' : 'verified') : status;
  const ofState = { ...selection, filters: { ...selection.filters, status: first } } as const;
  return walkMatches(db, ofState, term, { ...page, order: { sort: 'created_at', order: 'desc' } });
}
