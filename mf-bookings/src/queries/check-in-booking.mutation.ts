import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { checkInBookingEndpoint } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readBookingAgain } from './read-booking-again.ts';

/** Notes that the guests of a booking are in. */
export function useCheckInBooking(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError>({
    mutationFn: () => callEndpoint(checkInBookingEndpoint, { params: { id }, body: {} }),
    onSettled: () => readBookingAgain(queries, id),
  });
}
