import { paginate, roleLabelOf, type BookingFilters, type QueryOf, type ResultOf } from '@suite/contracts';
import type { listBookingsEndpoint } from '@suite/contracts';
import type { Database } from '@suite/database';
import type { Caller } from '../../auth/auth.public.ts';
import { countBookings } from '../booking-counts.repository.ts';
import type { BookingSelection } from '../booking-filters.ts';
import { findBookings, searchBookings } from '../booking-lists.repository.ts';
import { narrowScope } from '../bookings.policy.ts';
import type { BookingRow } from '../bookings.repository.ts';
import { nearStretch, stretchOf } from '../domain/page-stretch.ts';
import { readSearchTerm } from '../domain/search-term.ts';
import { toBooking } from './to-booking.ts';

type Query = NonNullable<QueryOf<typeof listBookingsEndpoint>>;

/** A page of the bookings the caller reaches, newest first. */
export async function listBookings(
  db: Database,
  caller: Caller,
  { page, limit, hotelId, ...filters }: Query,
): Promise<ResultOf<typeof listBookingsEndpoint>> {
  const selection = selectionOf(caller, hotelId, filters);
  const { rows, total } = await readPage(db, selection, page, limit);
  return {
    bookings: rows.map(toBooking),
    pagination: paginate(page, limit, total),
    userRole: roleLabelOf(caller.permissions, caller.roles),
    hotelId: caller.hotel_id,
  };
}

function selectionOf(
  { scope }: Caller,
  hotelId: number | undefined,
  filters: Omit<BookingFilters, 'hotelId'>,
): BookingSelection {
  return { scope: narrowScope(scope, hotelId), filters, searchesHotels: scope.kind === 'all' };
}

async function readPage(
  db: Database,
  selection: BookingSelection,
  page: number,
  limit: number,
): Promise<{ rows: BookingRow[]; total: number }> {
  const term = readSearchTerm(selection.filters.search);
  if (term) return searchBookings(db, selection, term, { skip: (page - 1) * limit, take: limit });
  const near = nearStretch(page, limit);
  if (near) {
    const [rows, total] = await Promise.all([
      findBookings(db, selection, near),
      countBookings(db, selection),
    ]);
    return { rows, total };
  }
  const total = await countBookings(db, selection);
  const stretch = stretchOf(page, limit, total);
  return { rows: stretch ? await findBookings(db, selection, stretch) : [], total };
}
