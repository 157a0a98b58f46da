import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { reviewCheckEndpoint, type DeskReviewPayload } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readBookingAgain } from './read-booking-again.ts';

/** Decides about a check that was close. */
export function useReviewCheck(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, DeskReviewPayload>({
    mutationFn: (body) => callEndpoint(reviewCheckEndpoint, { params: { id }, body }),
    onSettled: () => readBookingAgain(queries, id),
  });
}
