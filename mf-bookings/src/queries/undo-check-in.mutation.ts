import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { undoCheckInEndpoint } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readBookingAgain } from './read-booking-again.ts';

/** Undoes the check-in of a booking. */
export function useUndoCheckIn(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError>({
    mutationFn: () => callEndpoint(undoCheckInEndpoint, { params: { id } }),
    onSettled: () => readBookingAgain(queries, id),
  });
}
