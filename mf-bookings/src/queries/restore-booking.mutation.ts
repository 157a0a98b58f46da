import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { restoreBookingEndpoint } from '@suite/contracts/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readListsAgain } from './booking-lists.ts';

/** Takes a deletion back. Returns the server's message. */
export async function restoreBooking(id: number): Promise<string> {
  return (await callEndpoint(restoreBookingEndpoint, { params: { id }, body: {} })).message;
}

/** Undoes a deletion, and invalidates the list and stats queries. */
export function useRestoreBooking() {
  const queries = useQueryClient();
  return useMutation<string, ApiCallError, number>({
    mutationFn: restoreBooking,
    onSuccess: () => readListsAgain(queries),
  });
}
