import { callEndpoint, type ApiCallError } from '@suite/api-client';
import type { Booking } from '@suite/contracts/bookings';
import { findArrivalEndpoint } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getBookingQuery } from './get-booking.query.ts';

export function useFindArrival() {
  const queries = useQueryClient();
  return useMutation<Booking, ApiCallError, string>({
    mutationFn: async (code) => {
      const { result } = await callEndpoint(findArrivalEndpoint, { body: { code } });
      return queries.fetchQuery(getBookingQuery(result.booking_id));
    },
  });
}
