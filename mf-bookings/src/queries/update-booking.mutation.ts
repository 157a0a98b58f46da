import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateBookingEndpoint, type Booking, type UpdateBookingPayload } from '@suite/contracts/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { replaceInLists } from './booking-lists.ts';

/** Why a booking was not changed. */
export type UpdateBookingFailure = ApiCallError;

/** Changes a booking and shows the answer in its row. */
export function useUpdateBooking(id: number) {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: Booking }, UpdateBookingFailure, UpdateBookingPayload>({
    mutationFn: (body) => callEndpoint(updateBookingEndpoint, { params: { id }, body }),
    onSuccess: ({ result }) => replaceInLists(queries, result),
  });
}
