import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { deleteSecondFactorEndpoint } from '@suite/contracts/auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { getSecondFactorQuery } from './get-second-factor.query.ts';
import { useRefreshProfile } from './get-user-profile.query.ts';

export function useDeleteSecondFactor() {
  const queries = useQueryClient();
  const refreshProfile = useRefreshProfile();
  return useMutation<unknown, ApiCallError, void>({
    mutationFn: () => callEndpoint(deleteSecondFactorEndpoint, {}),
    onSettled: () => Promise.all([queries.invalidateQueries(getSecondFactorQuery), refreshProfile()]),
  });
}
