import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { verifyAtDeskEndpoint, type DeskVerificationPayload } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readBookingAgain } from './read-booking-again.ts';

/** Records what was seen of a person of a booking. */
export function useVerifyAtDesk(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, DeskVerificationPayload>({
    mutationFn: (body) => callEndpoint(verifyAtDeskEndpoint, { params: { id }, body }),
    onSettled: () => readBookingAgain(queries, id),
  });
}
