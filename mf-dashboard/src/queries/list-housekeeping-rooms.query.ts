import { callEndpoint } from '@suite/api-client';
import { listHousekeepingRoomsEndpoint, type HousekeepingRoomFilters } from '@suite/contracts/dashboard';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { allPages, rowsAtOnce } from './all-pages.ts';

export function listHousekeepingRoomsQuery(
  query: Partial<HousekeepingRoomFilters> & { page: number; limit: number },
) {
  return queryOptions({
    queryKey: [listHousekeepingRoomsEndpoint.name, query] as const,
    queryFn: async ({ signal }) =>
      (await callEndpoint(listHousekeepingRoomsEndpoint, { query, signal })).result,
    placeholderData: keepPreviousData,
  });
}

export const allHousekeepingRoomsQuery = queryOptions({
  queryKey: [listHousekeepingRoomsEndpoint.name, 'all'] as const,
  queryFn: ({ signal }) =>
    allPages(async (page) => {
      const query = { page, limit: rowsAtOnce };
      const { rooms, pagination } = (await callEndpoint(listHousekeepingRoomsEndpoint, { query, signal }))
        .result;
      return { rows: rooms, pagination };
    }),
});
