import type { Database } from '@suite/database';
import { countBookings, countBookingsOfHotels } from '../booking-counts.repository.ts';
import type { BookingSelection } from '../booking-filters.ts';
import { findBookings, findBookingsOfHotels } from '../booking-lists.repository.ts';
import type { ListOrder } from '../booking-orders.ts';
import type { BookingRow } from '../bookings.repository.ts';
import { rangeNearStart, slicesOf, offsetRangeOf } from '../domain/offset-range.ts';

export interface BookingPage {
  rows: BookingRow[];
  total: number;
  /** Set when `total` is estimated, because an exact count would scan the table. */
  isEstimate?: true;
}

export interface PageRange {
  skip: number;
  take: number;
}

const newestFirst = { sort: 'created_at', order: 'desc' } as const;

export function readBookingPage(
  db: Database,
  selection: BookingSelection,
  order: ListOrder,
  range: PageRange,
): Promise<BookingPage> {
  const { status = '' } = selection.filters;
  if (order.sort === 'status') {
    return status === '' || status === 'all'
      ? readByStatus(db, selection, order, range)
      : walk(db, selection, newestFirst, range);
  }
  if (order.sort === 'hotel_name') {
    return selection.scope.kind === 'all'
      ? readByHotel(db, selection, order, range)
      : walk(db, selection, newestFirst, range);
  }
  return walk(db, selection, order, range);
}

async function walk(
  db: Database,
  selection: BookingSelection,
  order: ListOrder,
  { skip, take }: PageRange,
): Promise<BookingPage> {
  const near = rangeNearStart(skip, take);
  if (near) {
    const [rows, total] = await Promise.all([
      findBookings(db, selection, order, near),
      countBookings(db, selection),
    ]);
    return { rows, total };
  }
  const total = await countBookings(db, selection);
  const stretch = offsetRangeOf(skip, take, total);
  return { rows: stretch ? await findBookings(db, selection, order, stretch) : [], total };
}

// Reads the two states as consecutive lists of known size, so that no index by state is needed.
async function readByStatus(
  db: Database,
  selection: BookingSelection,
  { order }: ListOrder,
  { skip, take }: PageRange,
): Promise<BookingPage> {
  const states = order === 'asc' ? (['pending', 'verified'] as const) : (['verified', 'pending'] as const);
  const lists = states.map((status) => ({ ...selection, filters: { ...selection.filters, status } }));
  const sizes = await Promise.all(lists.map((list) => countBookings(db, list)));
  const rows = await Promise.all(
    slicesOf(sizes, skip, take).map(async (piece) => {
      const list = lists[piece.place];
      const stretch = offsetRangeOf(piece.skip, piece.take, sizes[piece.place] ?? 0);
      return list && stretch ? findBookings(db, list, newestFirst, stretch) : [];
    }),
  );
  return { rows: rows.flat(), total: sizes.reduce((sum, size) => sum + size, 0) };
}

async function readByHotel(
  db: Database,
  selection: BookingSelection,
  order: ListOrder,
  { skip, take }: PageRange,
): Promise<BookingPage> {
  const hotels = await countBookingsOfHotels(db, selection, order.order);
  const sizes = hotels.map(({ bookings }) => bookings);
  const pieces = slicesOf(sizes, skip, take).flatMap((piece) => {
    const hotel = hotels[piece.place];
    return hotel ? [{ ...piece, hotel_id: hotel.hotel_id }] : [];
  });
  return {
    rows: pieces.length > 0 ? await findBookingsOfHotels(db, selection, order, pieces) : [],
    total: sizes.reduce((sum, size) => sum + size, 0),
  };
}
