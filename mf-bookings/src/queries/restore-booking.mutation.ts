import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { listBookingsEndpoint, restoreBookingEndpoint, type Booking } from '@suite/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getBookingStatsQuery } from './get-booking-stats.query.ts';

/** Takes a deletion back, and has list and counts read anew. */
export function useRestoreBooking() {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: Booking }, ApiCallError, number>({
    mutationFn: (id) => callEndpoint(restoreBookingEndpoint, { params: { id }, body: {} }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: [listBookingsEndpoint.name] });
      void queries.invalidateQueries(getBookingStatsQuery);
    },
  });
}
