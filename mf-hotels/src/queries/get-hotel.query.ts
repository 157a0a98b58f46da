import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { getHotelEndpoint } from '@suite/contracts/hotels';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { reloadRows, updateRow } from './list-hotels.query.ts';

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

/** Reloads after a refused decision, because another user was faster. */
export function catchUp(queries: QueryClient, id: number, { status }: ApiCallError): void {
  if (status === 409) void queries.prefetchQuery(getHotelQuery(id));
  if (status === 404) void reloadRows(queries);
}
