import { callEndpoint } from '@suite/api-client';
import { listArrivalsEndpoint } from '@suite/contracts/bookings';
import type { ResultOf } from '@suite/contracts/http';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type BookingFilters } from '../domain/booking-filters.ts';

export type Arrivals = ResultOf<typeof listArrivalsEndpoint>;

/** A page of the bookings that check in today; the page before stays on view until the next one is here. */
export function listArrivalsQuery({ hotelId, page, limit }: BookingFilters) {
  const query = { page, limit, ...(hotelId !== null && { hotelId }) };
  return queryOptions({
    queryKey: [listArrivalsEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listArrivalsEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}

/** The arrivals of all pages, read in pages of the largest size. */
export async function readAllArrivals(hotelId: number | null): Promise<Arrivals> {
  const readPage = async (page: number) => {
    const query = { page, limit: 100, ...(hotelId !== null && { hotelId }) };
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
