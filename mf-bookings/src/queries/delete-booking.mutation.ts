import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { deleteBookingEndpoint } from '@suite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { dropFromLists } from './booking-lists.ts';

/** Deletes a booking and takes it off the lists. Gives the server's message. */
export function useDeleteBooking() {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(deleteBookingEndpoint, { params: { id } }),
    onSuccess: (_answer, id) => dropFromLists(queries, id),
  });
}
