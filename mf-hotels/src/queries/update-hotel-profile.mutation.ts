import { callEndpoint, type ApiCallError } from '@suite/api-client';
import {
  updateHotelProfileEndpoint,
  type HotelProfile,
  type UpdateHotelProfilePayload,
} from '@suite/contracts/hotels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getHotelProfileQuery } from './get-hotel-profile.query.ts';

export function useUpdateHotelProfile() {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: HotelProfile }, ApiCallError, UpdateHotelProfilePayload>({
    mutationFn: (body) => callEndpoint(updateHotelProfileEndpoint, { body }),
    onSuccess: ({ result }) => queries.setQueryData(getHotelProfileQuery.queryKey, result),
  });
}
