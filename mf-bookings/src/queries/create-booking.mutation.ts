import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { createBookingEndpoint, type Booking, type NewBookingPayload } from '@suite/contracts/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { addToLists } from './booking-lists.ts';

/** Why a booking was not created. */
export type CreateBookingFailure = ApiCallError;

/** Creates a booking, puts it first on the lists that begin with the newest, and has list and counts read anew. */
export function useCreateBooking() {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: Booking }, CreateBookingFailure, NewBookingPayload>({
    mutationFn: (body) => callEndpoint(createBookingEndpoint, { body }),
    onSuccess: ({ result }) => addToLists(queries, result),
  });
}
