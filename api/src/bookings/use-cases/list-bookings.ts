import {
  paginate,
  readBookingOrder,
  roleLabelOf,
  type listBookingsEndpoint,
  type QueryOf,
  type ResultOf,
} from '@suite/contracts';
import type { Database } from '@suite/database';
import type { Caller } from '../../auth/auth.public.ts';
import type { BookingSelection } from '../booking-filters.ts';
import type { ListOrder } from '../booking-orders.ts';
import { searchBookings } from '../booking-searches.repository.ts';
import { narrowScope } from '../bookings.policy.ts';
import { readSearchTerm } from '../domain/search-term.ts';
import { readBookingPage, type BookingPage, type PageRange } from './read-booking-page.ts';
import { toBooking } from './to-booking.ts';

type Query = NonNullable<QueryOf<typeof listBookingsEndpoint>>;

/** A page of the bookings the caller reaches, newest first unless asked otherwise. */
export async function listBookings(
  db: Database,
  caller: Caller,
  { page, limit, hotelId, sort, order, ...filters }: Query,
): Promise<ResultOf<typeof listBookingsEndpoint>> {
  const selection: BookingSelection = {
    scope: narrowScope(caller.scope, hotelId),
    filters,
    searchesHotels: caller.scope.kind === 'all',
  };
  const { rows, total } = await find(db, selection, readBookingOrder({ sort, order }), {
    skip: (page - 1) * limit,
    take: limit,
  });
  return {
    bookings: rows.map(toBooking),
    pagination: paginate(page, limit, total),
    userRole: roleLabelOf(caller.permissions, caller.roles),
    hotelId: caller.hotel_id,
  };
}

async function find(
  db: Database,
  selection: BookingSelection,
  order: ListOrder,
  range: PageRange,
): Promise<BookingPage> {
  const term = readSearchTerm(selection.filters.search);
  return term
    ? searchBookings(db, selection, term, order, range)
    : readBookingPage(db, selection, order, range);
}
