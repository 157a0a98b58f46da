import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { getHotelProfileEndpoint } from '@suite/contracts/hotels';
import { queryOptions } from '@tanstack/react-query';

export const getHotelProfileQuery = queryOptions({
  queryKey: [getHotelProfileEndpoint.name],
  queryFn: async ({ signal }) => (await callEndpoint(getHotelProfileEndpoint, { signal })).result,
  initialData: () => prefetchedResult(getHotelProfileEndpoint, {}),
});
