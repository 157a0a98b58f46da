import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { createRoomsEndpoint, type CreateRoomsPayload, type Room } from '@suite/contracts/hotels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reloadRooms } from './list-rooms.query.ts';

export function useCreateRooms() {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: { rooms: Room[] } }, ApiCallError, CreateRoomsPayload>({
    mutationFn: (body) => callEndpoint(createRoomsEndpoint, { body }),
    onSuccess: () => reloadRooms(queries),
  });
}
