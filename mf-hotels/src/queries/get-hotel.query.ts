import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { getHotelEndpoint } from '@suite/contracts/hotels';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { reloadRows, updateRow } from './list-hotels.query.ts';

/** One hotel as it is now; its row on the list follows. */
export function getHotelQuery(id: number) {
  return queryOptions({
    queryKey: [getHotelEndpoint.name, id] as const,
    queryFn: async ({ signal, client }) => {
      const { result } = await callEndpoint(getHotelEndpoint, { params: { id }, signal });
      updateRow(client, result);
      return result;
    },
    // Somebody else may have decided since it was last looked at.
    staleTime: 0,
    gcTime: 0,
  });
}

/** After a decision that was refused: shows the hotel as whoever was faster left it. */
export function catchUp(queries: QueryClient, id: number, { status }: ApiCallError): void {
  if (status === 409) void queries.prefetchQuery(getHotelQuery(id));
  if (status === 404) void reloadRows(queries);
}
