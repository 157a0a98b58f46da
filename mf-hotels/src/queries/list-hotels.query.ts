import { callEndpoint, prefetchedResult } from '@suite/api-client';
import type { ResultOf } from '@suite/contracts/http';
import { listHotelsEndpoint, type Hotel } from '@suite/contracts/hotels';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { HotelListFilters } from '../domain/hotel-filters.ts';

const lists = { queryKey: [listHotelsEndpoint.name] };

export function listHotelsQuery(filters: HotelListFilters) {
  const { search, in: place, status, sort, order, page, limit } = filters;
  const everywhere = place === 'all' ? search.trim() : '';
  const query = {
    page,
    limit,
    ...(status !== 'all' && { status }),
    ...(everywhere && { search: everywhere }),
    ...(sort && { sort, order }),
  };
  return queryOptions({
    queryKey: [listHotelsEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listHotelsEndpoint, { query, signal })).result,
    initialData: () => prefetchedResult(listHotelsEndpoint, { query }),
    placeholderData: keepPreviousData,
  });
}

/** Keeps the order of the rows. */
export function updateRow(queries: QueryClient, hotel: Hotel): void {
  queries.setQueriesData<ResultOf<typeof listHotelsEndpoint>>(
    lists,
    (page) =>
      page && { ...page, hotels: page.hotels.map((shown) => (shown.id === hotel.id ? hotel : shown)) },
  );
}

export function reloadRows(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries(lists);
}
