import { callEndpoint, type ApiCallError } from '@suite/api-client';
import {
  approveHotelEndpoint,
  getHotelEndpoint,
  listHotelsEndpoint,
  rejectHotelEndpoint,
  type Hotel,
} from '@suite/contracts/hotels';
import type { ResultOf } from '@suite/contracts/http';
import {
  endpointQuery,
  useApiMutation,
  createListSettings,
  withId,
  withIdAndBody,
} from '@suite/remote-kit/queries';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { getListSettingsEndpoint, updateListSettingsEndpoint } from '@suite/contracts/list-settings';
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
  return { ...endpointQuery(listHotelsEndpoint, { query }), placeholderData: keepPreviousData };
}

/** Updates the hotel's row on the list, too. */
export function getHotelQuery(id: number) {
  return queryOptions({
    queryKey: [getHotelEndpoint.name, id] as const,
    queryFn: async ({ signal, client }) => {
      const { result } = await callEndpoint(getHotelEndpoint, { params: { id }, signal });
      updateRow(client, result);
      return result;
    },
    // Another user may have decided since the last request.
    staleTime: 0,
    gcTime: 0,
  });
}

export const approveHotel = withId(approveHotelEndpoint);

export const useApproveHotel = () =>
  useApiMutation(approveHotel, (queries) => ({
    onSuccess: ({ result }) => updateRow(queries, result),
    onError: (failure, id) => catchUp(queries, id, failure),
  }));

export const rejectHotel = withIdAndBody(rejectHotelEndpoint);

export const useRejectHotel = () =>
  useApiMutation(rejectHotel, (queries) => ({
    onSuccess: ({ result }) => updateRow(queries, result),
    onError: (failure, { id }) => catchUp(queries, id, failure),
  }));

/** Keeps the order of the rows. */
function updateRow(queries: QueryClient, hotel: Hotel): void {
  queries.setQueriesData<ResultOf<typeof listHotelsEndpoint>>(
    lists,
    (page) =>
      page && { ...page, hotels: page.hotels.map((shown) => (shown.id === hotel.id ? hotel : shown)) },
  );
}

export function reloadRows(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries(lists);
}

/** Reloads after a refused decision, because another user was faster. */
function catchUp(queries: QueryClient, id: number, { status }: ApiCallError): void {
  if (status === 409) void queries.prefetchQuery(getHotelQuery(id));
  if (status === 404) void reloadRows(queries);
}

export const useListSettings = createListSettings({
  get: getListSettingsEndpoint,
  update: updateListSettingsEndpoint,
});
