import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { checkOutBookingEndpoint } from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { useBookingChanged } from './read-booking-again.ts';

export function useCheckOutBooking(id: number) {
  const onSettled = useBookingChanged(id);
  return useMutation<{ message: string }, ApiCallError>({
    mutationFn: () => callEndpoint(checkOutBookingEndpoint, { params: { id }, body: {} }),
    onSettled,
  });
}
