import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { getRatesEndpoint } from '@suite/contracts/hotels';
import { queryOptions } from '@tanstack/react-query';

export const getRatesQuery = queryOptions({
  queryKey: [getRatesEndpoint.name],
  queryFn: async ({ signal }) => (await callEndpoint(getRatesEndpoint, { signal })).result,
  initialData: () => prefetchedResult(getRatesEndpoint, {}),
});
