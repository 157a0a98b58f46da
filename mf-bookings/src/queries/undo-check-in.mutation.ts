import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { undoCheckInEndpoint } from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { useBookingChanged } from './read-booking-again.ts';

export function useUndoCheckIn(id: number) {
  const onSettled = useBookingChanged(id);
  return useMutation<{ message: string }, ApiCallError>({
    mutationFn: () => callEndpoint(undoCheckInEndpoint, { params: { id } }),
    onSettled,
  });
}
