import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { approveHotelEndpoint, type Hotel } from '@suite/contracts/hotels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { catchUp } from './get-hotel.query.ts';
import { updateRow } from './list-hotels.query.ts';

export function approveHotel(id: number) {
  return callEndpoint(approveHotelEndpoint, { params: { id } });
}

export function useApproveHotel() {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: Hotel }, ApiCallError, number>({
    mutationFn: approveHotel,
    onSuccess: ({ result }) => updateRow(queries, result),
    onError: (failure, id) => catchUp(queries, id, failure),
  });
}
