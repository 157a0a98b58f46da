import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { getHotelEndpoint, type Hotel } from '@suite/contracts/hotels';
import { queryOptions } from '@tanstack/react-query';

export function getHotelQuery(id: number) {
  return queryOptions<Hotel, ApiCallError>({
    queryKey: [getHotelEndpoint.name, id],
    queryFn: async ({ signal }) => (await callEndpoint(getHotelEndpoint, { params: { id }, signal })).result,
  });
}
