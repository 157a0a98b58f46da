import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { listRoomsEndpoint } from '@suite/contracts/hotels';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { RoomListFilters } from '../domain/room-filters.ts';

export function listRoomsQuery({ search, status, room_type, page, limit }: RoomListFilters) {
  const query = {
    page,
    limit,
    ...(search && { search }),
    ...(status && { status }),
    ...(room_type && { room_type }),
  };
  return queryOptions({
    queryKey: [listRoomsEndpoint.name, query] as const,
    queryFn: async ({ signal }) => (await callEndpoint(listRoomsEndpoint, { query, signal })).result,
    initialData: () => prefetchedResult(listRoomsEndpoint, { query }),
    placeholderData: keepPreviousData,
  });
}

export function reloadRooms(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: [listRoomsEndpoint.name] });
}
