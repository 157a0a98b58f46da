import { callEndpoint, prefetchedResult } from '@suite/api-client';
import { listRoomsEndpoint, type Room } from '@suite/contracts/hotels';
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

/** Searches all rooms, as a change may have moved the room out of every filter and page on view. */
export async function findRoom(id: number): Promise<Room | undefined> {
  for (let page = 1; ; page += 1) {
    const { result } = await callEndpoint(listRoomsEndpoint, { query: { page, limit: 100 } });
    const room = result.rooms.find((one) => one.id === id);
    if (room || page >= result.pagination.totalPages) return room;
  }
}
