import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { reviewCheckEndpoint, type DeskReviewPayload } from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { useReadVerificationAgain, type DeskBooking } from './read-verification-again.ts';

export function useReviewCheck(booking: DeskBooking) {
  const onSettled = useReadVerificationAgain(booking);
  return useMutation<{ message: string }, ApiCallError, DeskReviewPayload>({
    mutationFn: (body) => callEndpoint(reviewCheckEndpoint, { params: { id: booking.booking_id }, body }),
    onSettled,
  });
}
