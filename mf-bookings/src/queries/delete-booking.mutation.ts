import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { deleteBookingEndpoint } from '@suite/contracts/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dropFromLists } from './booking-lists.ts';

export async function deleteBooking(id: number): Promise<string> {
  return (await callEndpoint(deleteBookingEndpoint, { params: { id } })).message;
}

export function useDeleteBooking() {
  const queries = useQueryClient();
  return useMutation<string, ApiCallError, number>({
    mutationFn: deleteBooking,
    onSuccess: (_message, id) => dropFromLists(queries, id),
  });
}
