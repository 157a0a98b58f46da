import { callEndpoint, type ApiCallError } from '@suite/api-client';
import type { ResultOf } from '@suite/contracts/http';
import { beginSecondFactorEndpoint } from '@suite/contracts/auth';
import { useMutation } from '@tanstack/react-query';

export function useBeginSecondFactor() {
  return useMutation<ResultOf<typeof beginSecondFactorEndpoint>, ApiCallError, void>({
    mutationFn: async () => (await callEndpoint(beginSecondFactorEndpoint, {})).result,
  });
}
