import { callEndpoint } from '@suite/api-client';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import { useAccountChange } from '@suite/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Asks for the own profile anew; the page follows it. */
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

/** Asks again after a change that the profile tells of. */
export function useRefreshProfile() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [getUserProfileEndpoint.name] });
}
