import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { createRecoveryCodesEndpoint } from '@suite/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSecondFactorQuery } from './get-second-factor.query.ts';
import { useRefreshProfile } from './get-user-profile.query.ts';

/** New codes make earlier ones invalid. */
export function useCreateRecoveryCodes() {
  const queries = useQueryClient();
  const refreshProfile = useRefreshProfile();
  return useMutation<string[], ApiCallError, void>({
    mutationFn: async () => (await callEndpoint(createRecoveryCodesEndpoint, {})).result.recovery_codes,
    onSettled: () => Promise.all([queries.invalidateQueries(getSecondFactorQuery), refreshProfile()]),
  });
}
