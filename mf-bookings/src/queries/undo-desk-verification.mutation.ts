import { callEndpoint, type ApiCallError } from '@suite/api-client';
import type { GuestPerson } from '@suite/contracts/bookings';
import { undoDeskVerificationEndpoint } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readBookingAgain } from './read-booking-again.ts';

/** Undoes the desk verification of a guest. */
export function useUndoDeskVerification(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string }, ApiCallError, GuestPerson>({
    mutationFn: (user_type) =>
      callEndpoint(undoDeskVerificationEndpoint, { params: { id }, body: { user_type } }),
    onSettled: () => readBookingAgain(queries, id),
  });
}
