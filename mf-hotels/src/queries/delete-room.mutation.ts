import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { deleteRoomEndpoint } from '@suite/contracts/hotels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reloadRooms } from './list-rooms.query.ts';

export function useDeleteRoom() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(deleteRoomEndpoint, { params: { id } }),
    onSettled: () => reloadRooms(queries),
  });
}
