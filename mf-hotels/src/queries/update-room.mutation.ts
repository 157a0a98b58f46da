import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateRoomEndpoint, type Room, type UpdateRoomPayload } from '@suite/contracts/hotels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reloadRooms } from './list-rooms.query.ts';

export function useUpdateRoom() {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: Room }, ApiCallError, UpdateRoomPayload & { id: number }>({
    mutationFn: ({ id, ...body }) => callEndpoint(updateRoomEndpoint, { params: { id }, body }),
    onSettled: () => reloadRooms(queries),
  });
}
