import { callEndpoint } from '@suite/api-client';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import { useAccountChange } from '@suite/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Updates the profile of the session, too. */
export function useGetUserProfile() {
  const { takeProfile } = useAccountChange();
  return useQuery({
    queryKey: [getUserProfileEndpoint.name],
    queryFn: async () => {
      const { result } = await callEndpoint(getUserProfileEndpoint, {});
      takeProfile(result);
      return result;
    },
  });
}

export function useRefreshProfile() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [getUserProfileEndpoint.name] });
}
