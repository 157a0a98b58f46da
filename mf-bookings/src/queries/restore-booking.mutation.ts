import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { restoreBookingEndpoint } from '@suite/contracts/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readListsAgain } from './booking-lists.ts';

export async function restoreBooking(id: number): Promise<string> {
  return (await callEndpoint(restoreBookingEndpoint, { params: { id }, body: {} })).message;
}

export function useRestoreBooking() {
  const queries = useQueryClient();
  return useMutation<string, ApiCallError, number>({
    mutationFn: restoreBooking,
    onSuccess: () => readListsAgain(queries),
  });
}
