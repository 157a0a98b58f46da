import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { createSecondFactorEndpoint } from '@suite/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSecondFactorQuery } from './get-second-factor.query.ts';
import { useRefreshProfile } from './get-user-profile.query.ts';

/** Returns the recovery codes. */
export function useCreateSecondFactor() {
  const queries = useQueryClient();
  const refreshProfile = useRefreshProfile();
  return useMutation<string[], ApiCallError, { code: string }>({
    mutationFn: async (body) =>
      (await callEndpoint(createSecondFactorEndpoint, { body })).result.recovery_codes,
    onSettled: () => Promise.all([queries.invalidateQueries(getSecondFactorQuery), refreshProfile()]),
  });
}
