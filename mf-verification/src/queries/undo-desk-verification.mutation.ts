import { callEndpoint, type ApiCallError } from '@suite/api-client';
import type { GuestPerson } from '@suite/contracts/bookings';
import { undoDeskVerificationEndpoint } from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { useReadVerificationAgain, type DeskBooking } from './read-verification-again.ts';

export function useUndoDeskVerification(booking: DeskBooking) {
  const onSettled = useReadVerificationAgain(booking);
  return useMutation<{ message: string }, ApiCallError, GuestPerson>({
    mutationFn: (user_type) =>
      callEndpoint(undoDeskVerificationEndpoint, { params: { id: booking.booking_id }, body: { user_type } }),
    onSettled,
  });
}
