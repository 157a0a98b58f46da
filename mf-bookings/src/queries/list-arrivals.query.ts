import { callEndpoint } from '@suite/api-client';
import { listArrivalsEndpoint } from '@suite/contracts/bookings';
import type { ResultOf } from '@suite/contracts/http';
import { endpointQuery } from '@suite/remote-kit/queries';
import { keepPreviousData } from '@tanstack/react-query';
import type { BookingFilters } from '../domain/booking-filters.ts';

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
