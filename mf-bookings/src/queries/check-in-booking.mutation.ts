import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { checkInBookingEndpoint, type CheckInPayload } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readBookingAgain } from './read-booking-again.ts';

/** Records that the guests of a booking have arrived. */
export function useCheckInBooking(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, CheckInPayload>({
    mutationFn: (body) => callEndpoint(checkInBookingEndpoint, { params: { id }, body }),
    onSettled: () => readBookingAgain(queries, id),
  });
}
