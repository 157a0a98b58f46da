import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { deleteBookingEndpoint } from '@suite/contracts/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dropFromLists } from './booking-lists.ts';

/** Deletes a booking. Returns the server's message. */
export async function deleteBooking(id: number): Promise<string> {
  return (await callEndpoint(deleteBookingEndpoint, { params: { id } })).message;
}

/** Deletes a booking and removes it from the cached lists. */
export function useDeleteBooking() {
  const queries = useQueryClient();
  return useMutation<string, ApiCallError, number>({
    mutationFn: deleteBooking,
    onSuccess: (_message, id) => dropFromLists(queries, id),
  });
}
