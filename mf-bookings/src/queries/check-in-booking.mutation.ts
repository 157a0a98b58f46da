import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { checkInBookingEndpoint, type CheckInPayload } from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { useBookingChanged } from './read-booking-again.ts';

export function useCheckInBooking(id: number) {
  const onSettled = useBookingChanged(id);
  return useMutation<{ message: string }, ApiCallError, CheckInPayload>({
    mutationFn: (body) => callEndpoint(checkInBookingEndpoint, { params: { id }, body }),
    onSettled,
  });
}
