import type { ResultOf } from '@suite/contracts/http';
import { listArrivalsEndpoint, listBookingsEndpoint, type Booking } from '@suite/contracts/bookings';
import { listAttentionEndpoint } from '@suite/contracts/verification';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import { endpointQuery, createListSettings } from '@suite/remote-kit/queries';
import { callEndpoint } from '@suite/api-client';
import { getListSettingsEndpoint, updateListSettingsEndpoint } from '@suite/contracts/list-settings';
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

export function listAttentionQuery({ hotelId, kind, page, limit }: BookingFilters) {
  const query = { page, limit, ...(kind && { kind }), ...(hotelId !== null && { hotelId }) };
  return { ...endpointQuery(listAttentionEndpoint, { query }), placeholderData: keepPreviousData };
}

export type Arrivals = ResultOf<typeof listArrivalsEndpoint>;

type Narrowed = Pick<BookingFilters, 'hotelId' | 'search'>;

const narrow = ({ hotelId, search }: Narrowed) => ({
  ...(hotelId !== null && { hotelId }),
  ...(search && { search }),
});

export function listArrivalsQuery({ page, limit, ...filters }: BookingFilters) {
  const query = { page, limit, ...narrow(filters) };
  return { ...endpointQuery(listArrivalsEndpoint, { query }), placeholderData: keepPreviousData };
}

/** Reads the arrivals of all pages, in pages of the largest size. */
export async function readAllArrivals(filters: Narrowed): Promise<Arrivals> {
  const readPage = async (page: number) => {
    const query = { page, limit: 100, ...narrow(filters) };
    return (await callEndpoint(listArrivalsEndpoint, { query })).result;
  };
  let all = await readPage(1);
  while (all.pagination.hasNext) {
    const next = await readPage(all.pagination.page + 1);
    all = {
      ...next,
      arrivals: [...all.arrivals, ...next.arrivals],
      desk_choices: [...all.desk_choices, ...next.desk_choices],
      flags: [...all.flags, ...next.flags],
    };
  }
  return all;
}

export const useListSettings = createListSettings({
  get: getListSettingsEndpoint,
  update: updateListSettingsEndpoint,
});
