import { wholeNumberIn } from '@suite/contracts/forms';
import { roomTypes } from '@suite/contracts/bookings';
import { roomStatuses } from '@suite/contracts/hotels';

/** An empty value does not filter. */
export interface RoomListFilters {
  search: string;
  status: '' | (typeof roomStatuses)[number];
  room_type: '' | (typeof roomTypes)[number];
  page: number;
  limit: number;
}

export const allRooms: RoomListFilters = { search: '', status: '', room_type: '', page: 1, limit: 20 };

export const longestRoomSearch = 20;

/** Treats invalid values as absent. */
export function readRoomFilters(params: URLSearchParams): RoomListFilters {
  return {
    search: (params.get('search') ?? '').trim().slice(0, longestRoomSearch),
    status: roomStatuses.find((status) => status === params.get('status')) ?? '',
    room_type: roomTypes.find((type) => type === params.get('room_type')) ?? '',
    page: wholeNumberIn(params, 'page', 1_000_000) ?? allRooms.page,
    limit: wholeNumberIn(params, 'limit', 100) ?? allRooms.limit,
  };
}

export function countFilters({ search, status, room_type }: RoomListFilters): number {
  return [search, status, room_type].filter(Boolean).length;
}
