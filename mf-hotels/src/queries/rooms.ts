import { callEndpoint } from '@suite/api-client';
import {
  createRoomsEndpoint,
  deleteRoomEndpoint,
  listRoomsEndpoint,
  updateRoomEndpoint,
  type Room,
} from '@suite/contracts/hotels';
import { endpointQuery, useApiMutation, withBody, withId, withIdAndBody } from '@suite/remote-kit/queries';
import { keepPreviousData, type QueryClient } from '@tanstack/react-query';
import type { RoomListFilters } from '../domain/room-filters.ts';

export function listRoomsQuery({ search, status, room_type, page, limit }: RoomListFilters) {
  const query = {
    page,
    limit,
    ...(search && { search }),
    ...(status && { status }),
    ...(room_type && { room_type }),
  };
  return { ...endpointQuery(listRoomsEndpoint, { query }), placeholderData: keepPreviousData };
}

/** Searches all rooms, as a change may have moved the room out of every filter and page on view. */
export async function findRoom(id: number): Promise<Room | undefined> {
  for (let page = 1; ; page += 1) {
    const { result } = await callEndpoint(listRoomsEndpoint, { query: { page, limit: 100 } });
    const room = result.rooms.find((one) => one.id === id);
    if (room || page >= result.pagination.totalPages) return room;
  }
}

const reloadRooms = (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: [listRoomsEndpoint.name] });

export const useCreateRooms = () =>
  useApiMutation(withBody(createRoomsEndpoint), (queries) => ({ onSuccess: () => reloadRooms(queries) }));

export const useUpdateRoom = () =>
  useApiMutation(withIdAndBody(updateRoomEndpoint), (queries) => ({ onSettled: () => reloadRooms(queries) }));

export const useDeleteRoom = () =>
  useApiMutation(withId(deleteRoomEndpoint), (queries) => ({ onSettled: () => reloadRooms(queries) }));
