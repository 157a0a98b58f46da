import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { getHotelEndpoint, listHotelsEndpoint, type Hotel } from '@suite/contracts/hotels';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

const freshMs = 5 * 60_000;

/** Remotes may store other shapes under their keys, so the shell uses its own. */
export function chosenHotelQuery(id: number | null) {
  return queryOptions<Hotel, ApiCallError>({
    queryKey: ['shell', getHotelEndpoint.name, id],
    queryFn: async ({ signal }) =>
      (await callEndpoint(getHotelEndpoint, { params: { id: id ?? 0 }, signal })).result,
    enabled: id !== null,
    staleTime: freshMs,
  });
}

export function hotelSearchQuery(search: string) {
  const query = { page: 1, limit: 10, status: 'approved' as const, search };
  return queryOptions({
    queryKey: ['shell', listHotelsEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listHotelsEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}
