import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { checkOutBookingEndpoint } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readBookingAgain } from './read-booking-again.ts';

/** Notes that the guests of a booking are out. */
export function useCheckOutBooking(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError>({
    mutationFn: () => callEndpoint(checkOutBookingEndpoint, { params: { id }, body: {} }),
    onSettled: () => readBookingAgain(queries, id),
  });
}
