import type { ResultOf } from '@suite/contracts/http';
import {
  listArrivalsEndpoint,
  listBookingsEndpoint,
  listGroupEndpoint,
  type Booking,
  type DeskView,
} from '@suite/contracts/bookings';
import {
  getAvailabilityEndpoint,
  getCalendarEndpoint,
  listRoomChoicesEndpoint,
} from '@suite/contracts/rooms';
import { listAttentionEndpoint } from '@suite/contracts/verification';
import { infiniteQueryOptions, keepPreviousData, type QueryClient } from '@tanstack/react-query';
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
  void queries.invalidateQueries({ queryKey: [listGroupEndpoint.name] });
  void queries.invalidateQueries(getBookingStatsQuery);
  invalidateRooms(queries);
}

export function invalidateRooms(queries: QueryClient): void {
  for (const { name } of [getAvailabilityEndpoint, getCalendarEndpoint, listRoomChoicesEndpoint]) {
    void queries.invalidateQueries({ queryKey: [name] });
  }
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
export function addToLists(queries: QueryClient, bookings: readonly Booking[]): Promise<void> {
  return changePages(queries, (page, filters) => {
    if (filters.page !== 1 || filters.sort || isFiltered(filters)) return page;
    const { limit } = page.pagination;
    const newest = [...bookings.toReversed(), ...page.bookings].slice(0, limit);
    return withTotal({ ...page, bookings: newest }, bookings.length);
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

/** `view` tells the rows of one view from those that stay visible while another view loads. */
export type Arrivals = ResultOf<typeof listArrivalsEndpoint> & { view: DeskView };

type Narrowed = Pick<BookingFilters, 'desk' | 'hotelId' | 'search'>;

const arrivalsPerPage = 100;

async function readArrivals(
  { desk, hotelId, search }: Narrowed,
  page: number,
  signal?: AbortSignal,
): Promise<Arrivals> {
  const query = {
    page,
    limit: arrivalsPerPage,
    ...(desk !== 'arrivals' && { view: desk }),
    ...(hotelId !== null && { hotelId }),
    ...(search && { search }),
  };
  const input = { query, ...(signal && { signal }) };
  return { ...(await callEndpoint(listArrivalsEndpoint, input)).result, view: desk };
}

/** The figures are those of the page that was read last. */
const joinPages = (pages: readonly Arrivals[]): Arrivals | undefined => {
  const last = pages.at(-1);
  return (
    last && {
      ...last,
      arrivals: pages.flatMap(({ arrivals }) => arrivals),
      desk_choices: pages.flatMap(({ desk_choices }) => desk_choices),
      flags: pages.flatMap(({ flags }) => flags),
    }
  );
};

export const listArrivalsQuery = ({ desk, hotelId, search }: BookingFilters) =>
  infiniteQueryOptions({
    queryKey: [listArrivalsEndpoint.name, { desk, hotelId, search }] as const,
    queryFn: ({ pageParam, signal }) => readArrivals({ desk, hotelId, search }, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ pagination }) => (pagination.hasNext ? pagination.page + 1 : undefined),
    select: ({ pages }) => joinPages(pages),
    placeholderData: keepPreviousData,
  });

/** Reads the rows of all pages from the server. */
export async function readAllArrivals(filters: Narrowed): Promise<Arrivals | undefined> {
  const pages = [await readArrivals(filters, 1)];
  while (pages.at(-1)?.pagination.hasNext) pages.push(await readArrivals(filters, pages.length + 1));
  return joinPages(pages);
}

export const useListSettings = createListSettings({
  get: getListSettingsEndpoint,
  update: updateListSettingsEndpoint,
});
