import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateBookingEndpoint, type Booking, type UpdateBookingPayload } from '@suite/contracts/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replaceInLists } from './booking-lists.ts';
import { usePublishBookingChange } from './read-booking-again.ts';

export type UpdateBookingFailure = ApiCallError;

export function useUpdateBooking(id: number) {
  const queries = useQueryClient();
  const publishChange = usePublishBookingChange();
  return useMutation<{ message: string; result: Booking }, UpdateBookingFailure, UpdateBookingPayload>({
    mutationFn: (body) => callEndpoint(updateBookingEndpoint, { params: { id }, body }),
    onSuccess: ({ result }) => {
      publishChange(id);
      return replaceInLists(queries, result);
    },
  });
}
