import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { rejectHotelEndpoint, type Hotel, type HotelRejection } from '@suite/contracts/hotels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catchUp } from './get-hotel.query.ts';
import { updateRow } from './list-hotels.query.ts';

export function rejectHotel({ id, ...body }: HotelRejection & { id: number }) {
  return callEndpoint(rejectHotelEndpoint, { params: { id }, body });
}

export function useRejectHotel() {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: Hotel }, ApiCallError, HotelRejection & { id: number }>({
    mutationFn: rejectHotel,
    onSuccess: ({ result }) => updateRow(queries, result),
    onError: (failure, { id }) => catchUp(queries, id, failure),
  });
}
