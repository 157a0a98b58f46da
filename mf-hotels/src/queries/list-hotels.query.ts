import { callEndpoint } from '@suite/api-client';
import { listHotelsEndpoint } from '@suite/contracts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { HotelListFilters } from '../domain/hotel-filters.ts';

/** A page of hotels; the page before stays on view until the next one is here. */
export function listHotelsQuery({ search, in: place, status, page, limit }: HotelListFilters) {
  const query = {
    page,
    limit,
    ...(status !== 'all' && { status }),
    ...(search && place === 'all' && { search }),
  };
  return queryOptions({
    queryKey: [listHotelsEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listHotelsEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}
