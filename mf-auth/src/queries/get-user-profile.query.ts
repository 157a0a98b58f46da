import { callEndpoint } from '@suite/api-client';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import { useAccountChange } from '@suite/session';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Fetches the own profile again and updates the page. */
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

/** Fetches the profile again after a change of it. */
export function useRefreshProfile() {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [getUserProfileEndpoint.name] });
}
