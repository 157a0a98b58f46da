import { callEndpoint } from '@suite/api-client';
import { listHotelsEndpoint } from '@suite/contracts/hotels';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

export function listHotelsQuery(search: string) {
  const query = { page: 1, limit: 10, status: 'approved' as const, search };
  return queryOptions({
    queryKey: [listHotelsEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listHotelsEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}
