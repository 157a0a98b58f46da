import type { ResultOf } from '@suite/contracts/http';
import { listArrivalsEndpoint, listBookingsEndpoint, type Booking } from '@suite/contracts/bookings';
import { listAttentionEndpoint } from '@suite/contracts/verification';
import type { QueryClient } from '@tanstack/react-query';
import { isFiltered, type BookingFilters } from '../domain/booking-filters.ts';
import { getBookingStatsQuery } from './list-bookings.query.ts';

type BookingsPage = ResultOf<typeof listBookingsEndpoint>;
const lists = { queryKey: [listBookingsEndpoint.name] };

export function invalidateBookingLists(queries: QueryClient): void {
  void queries.invalidateQueries(lists);
  void queries.invalidateQueries({ queryKey: [listArrivalsEndpoint.name] });
  void queries.invalidateQueries({ queryKey: [listAttentionEndpoint.name] });
  void queries.invalidateQueries(getBookingStatsQuery);
}

/** Updates the cached pages, then reloads them and the counts. */
async function changePages(
  queries: QueryClient,
  change: (page: BookingsPage, filters: BookingFilters) => BookingsPage,
): Promise<void> {
  await queries.cancelQueries(lists);
  for (const [key, page] of queries.getQueriesData<BookingsPage>(lists)) {
    if (page) queries.setQueryData(key, change(page, key[1] as BookingFilters));
  }
  invalidateBookingLists(queries);
}

/** Changes unfiltered first pages alone, which begin with the newest booking. */
export function addToLists(queries: QueryClient, booking: Booking): Promise<void> {
  return changePages(queries, (page, filters) => {
    if (filters.page !== 1 || filters.sort || isFiltered(filters)) return page;
    const { limit } = page.pagination;
    return withTotal({ ...page, bookings: [booking, ...page.bookings].slice(0, limit) }, 1);
  });
}

export function replaceInLists(queries: QueryClient, booking: Booking): Promise<void> {
  return changePages(queries, (page) => ({
    ...page,
    bookings: page.bookings.map((one) => (one.id === booking.id ? booking : one)),
  }));
}

export function dropFromLists(queries: QueryClient, id: number): Promise<void> {
  return changePages(queries, (page) => {
    const bookings = page.bookings.filter((one) => one.id !== id);
    return withTotal({ ...page, bookings }, bookings.length - page.bookings.length);
  });
}

function withTotal(page: BookingsPage, change: number): BookingsPage {
  return { ...page, pagination: { ...page.pagination, total: page.pagination.total + change } };
}
