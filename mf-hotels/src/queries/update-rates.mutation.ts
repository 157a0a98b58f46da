import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateRatesEndpoint, type Rates, type UpdateRatesPayload } from '@suite/contracts/hotels';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getRatesQuery } from './get-rates.query.ts';

export function useUpdateRates() {
  const queries = useQueryClient();
  return useMutation<{ message: string; result: Rates }, ApiCallError, UpdateRatesPayload>({
    mutationFn: (body) => callEndpoint(updateRatesEndpoint, { body }),
    onSuccess: ({ result }) => queries.setQueryData(getRatesQuery.queryKey, result),
  });
}
