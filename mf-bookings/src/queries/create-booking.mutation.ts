import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { createBookingEndpoint, type Booking, type NewBookingPayload } from '@suite/contracts/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addToLists } from './booking-lists.ts';

export type CreateBookingFailure = ApiCallError;

export function useCreateBooking() {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: Booking }, CreateBookingFailure, NewBookingPayload>({
    mutationFn: (body) => callEndpoint(createBookingEndpoint, { body }),
    onSuccess: ({ result }) => addToLists(queries, result),
  });
}
