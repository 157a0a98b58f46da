import { callEndpoint, type ApiCallError } from '@suite/api-client';
import {
  updateSingleSignOnEndpoint,
  type SingleSignOn,
  type UpdateSingleSignOnPayload,
} from '@suite/contracts/single-sign-on';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSingleSignOnQuery } from './get-single-sign-on.query.ts';

export function useUpdateSingleSignOn(hotelId: number | null) {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: SingleSignOn }, ApiCallError, UpdateSingleSignOnPayload>({
    mutationFn: (body) =>
      callEndpoint(updateSingleSignOnEndpoint, { query: hotelId === null ? {} : { hotelId }, body }),
    onSuccess: ({ result }) => queries.setQueryData(getSingleSignOnQuery(hotelId).queryKey, result),
  });
}
