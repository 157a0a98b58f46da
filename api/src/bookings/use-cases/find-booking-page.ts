import type { Database } from '@suite/database';
import { countBookings, countBookingsOfHotels } from '../booking-counts.repository.ts';
import type { BookingSelection, SearchWay } from '../booking-filters.ts';
import { findBookings, findBookingsOfHotels } from '../booking-lists.repository.ts';
import type { ListOrder } from '../booking-orders.ts';
import { estimateMatches, searchBookings } from '../booking-searches.repository.ts';
import type { BookingRow } from '../bookings.repository.ts';
import { nearerEnd, slicesOf } from '../domain/offset-range.ts';

export interface BookingPage {
  rows: BookingRow[];
  total: number;
  /** Set when `total` is estimated, because an exact count would scan the table. */
  isEstimate?: true;
}

interface PageRange {
  skip: number;
  take: number;
}

// Up to this offset the page is read while the total is counted; beyond it, the total decides from which end to read.
const maxSkipFromStart = 10_000;

/** @param affordable bounds the bookings that a search reads to count its matches exactly */
export async function findBookingPage(
  db: Database,
  selection: BookingSelection,
  order: ListOrder,
  range: PageRange,
  affordable = 12_000,
): Promise<BookingPage> {
  if (selection.term) return findMatches(db, selection, order, range, affordable);
  const { skip, take } = range;
  if (order.sort === 'hotel_name' && selection.scope.kind === 'all') {
    const hotels = await countBookingsOfHotels(db, selection, order.order);
    const pieces = slicesOf(hotels, skip, take);
    const rows = pieces.length > 0 ? await findBookingsOfHotels(db, selection, order, pieces) : [];
    return { rows, total: totalOf(hotels) };
  }
  const [first, ...others] = listsOf(selection, order);
  if (others.length === 0 && skip <= maxSkipFromStart) {
    const [rows, total] = await Promise.all([
      findBookings(db, ...first, { from: 'start', skip, take }),
      countBookings(db, selection),
    ]);
    return { rows, total };
  }
  const lists = await Promise.all(
    [first, ...others].map(async (list) => ({ list, size: await countBookings(db, list[0]) })),
  );
  const rows = await Promise.all(
    slicesOf(lists, skip, take).map((piece) => findBookings(db, ...piece.list, nearerEnd(piece))),
  );
  return { rows: rows.flat(), total: totalOf(lists) };
}

type IndexedList = [BookingSelection, ListOrder];

/** Returns consecutive lists of the two states in place of an order by state, because no index has that order. */
function listsOf(selection: BookingSelection, order: ListOrder): [IndexedList, ...IndexedList[]] {
  const newestFirst = { sort: 'created_at', order: 'desc' } as const;
  if (order.sort === 'hotel_name') return [[selection, newestFirst]];
  if (order.sort !== 'status') return [[selection, order]];
  const ofState = (status: 'pending' | 'verified'): IndexedList => [
    { ...selection, filters: { ...selection.filters, status } },
    newestFirst,
  ];
  const { status } = selection.filters;
  if (status === 'pending' || status === 'verified') return [ofState(status)];
  return order.order === 'asc'
    ? [ofState('pending'), ofState('verified')]
    : [ofState('verified'), ofState('pending')];
}

function totalOf(lists: readonly { size: number }[]): number {
  return lists.reduce((sum, { size }) => sum + size, 0);
}

// Scanning a list for matches starts at its first row, so that it suits the first pages only.
const maxSkipped = 1_000;

/** Counts exactly while that reads at most `affordable` bookings; above it, the total is estimated from a sample. */
async function findMatches(
  db: Database,
  selection: BookingSelection,
  order: ListOrder,
  range: PageRange,
  affordable: number,
): Promise<BookingPage> {
  const exactly = (way: SearchWay) => searchBookings(db, selection, { order, ...range, way });
  if (selection.term?.text === null) return exactly('index');
  const candidates = await countBookings(db, selection);
  if (candidates <= affordable) return exactly('scan');
  const [total, all] = await Promise.all([
    estimateMatches(db, selection, candidates),
    countBookings(db, { ...selection, filters: {} }),
  ]);
  // The text index cannot filter by state or day, so it reads matches of the whole scope.
  const byIndex = (total * all) / candidates;
  if (byIndex <= affordable) return exactly('index');
  // No index has the order by hotel. The order by state starts with its first state.
  if (range.skip <= maxSkipped && order.sort !== 'hotel_name') {
    const rows = await findBookings(db, ...listsOf(selection, order)[0], { from: 'start', ...range });
    if (rows.length === range.take) return { rows, total, isEstimate: true };
  }
  return exactly(byIndex < candidates ? 'index' : 'scan');
}
