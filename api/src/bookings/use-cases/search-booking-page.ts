import type { Database } from '@suite/database';
import { countBookings } from '../booking-counts.repository.ts';
import { estimateMatches } from '../booking-estimates.repository.ts';
import type { BookingSelection } from '../booking-filters.ts';
import type { ListOrder } from '../booking-orders.ts';
import { searchBookings, walkMatches } from '../booking-searches.repository.ts';
import type { SearchTerm } from '../domain/search-term.ts';
import type { BookingPage, PageRange } from './read-booking-page.ts';

/** Bounds the random row reads of one request. */
const mostFetched = 12_000;
const nearBy = 1_000;

/** Counts exactly while that reads at most `affordable` bookings; above it, the total is estimated from a sample. */
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
  // The text index cannot filter by state or day, so it reads matches of the whole scope.
  const byIndex = (total * all) / candidates;
  if (byIndex <= affordable || scope.kind === 'none') return exactly('by index');
  const rows = range.skip <= nearBy ? await walk(db, selection, term, page) : [];
  if (rows.length === range.take) return { rows, total, isEstimate: true };
  return exactly(byIndex < candidates ? 'by index' : 'by reading');
}

// The order by state starts with its first state, newest first. The order by hotel has no index to scan.
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
