import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { verifyAtDeskEndpoint, type DeskVerificationPayload } from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { useReadVerificationAgain, type DeskBooking } from './read-verification-again.ts';

export function useVerifyAtDesk(booking: DeskBooking) {
  const onSettled = useReadVerificationAgain(booking);
  return useMutation<{ message: string }, ApiCallError, DeskVerificationPayload>({
    mutationFn: (body) => callEndpoint(verifyAtDeskEndpoint, { params: { id: booking.booking_id }, body }),
    onSettled,
  });
}
