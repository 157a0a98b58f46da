import { callEndpoint } from '@suite/api-client';
import {
  checkInBookingEndpoint,
  checkOutBookingEndpoint,
  getVerificationEndpoint,
  undoCheckInEndpoint,
  type CheckInPayload,
} from '@suite/contracts/verification';
import { endpointQuery, useApiMutation } from '@suite/remote-kit/queries';
import { useBookingChanged } from './invalidate-booking.ts';

export const getVerificationQuery = (id: number) => ({
  ...endpointQuery(getVerificationEndpoint, { params: { id } }),
  staleTime: 0,
});

export function useCheckInBooking(id: number) {
  const onSettled = useBookingChanged(id);
  return useApiMutation(
    (body: CheckInPayload) => callEndpoint(checkInBookingEndpoint, { params: { id }, body }),
    () => ({ onSettled }),
  );
}

export function useUndoCheckIn(id: number) {
  const onSettled = useBookingChanged(id);
  return useApiMutation(
    () => callEndpoint(undoCheckInEndpoint, { params: { id } }),
    () => ({ onSettled }),
  );
}

export function useCheckOutBooking(id: number) {
  const onSettled = useBookingChanged(id);
  return useApiMutation(
    () => callEndpoint(checkOutBookingEndpoint, { params: { id }, body: {} }),
    () => ({ onSettled }),
  );
}
