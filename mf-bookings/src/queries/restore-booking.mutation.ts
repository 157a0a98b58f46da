import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { restoreBookingEndpoint } from '@suite/contracts/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readListsAgain } from './booking-lists.ts';

/** Takes a deletion back. Gives the server's message. */
export async function restoreBooking(id: number): Promise<string> {
  return (await callEndpoint(restoreBookingEndpoint, { params: { id }, body: {} })).message;
}

/** Takes a deletion back, and has list and counts read anew. */
export function useRestoreBooking() {
  const queries = useQueryClient();
  return useMutation<string, ApiCallError, number>({
    mutationFn: restoreBooking,
    onSuccess: () => readListsAgain(queries),
  });
}
