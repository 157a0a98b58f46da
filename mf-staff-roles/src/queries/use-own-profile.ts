import { callEndpoint } from '@suite/api-client';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import { useAccountChange, useSession } from '@suite/session';
import { useQueryClient } from '@tanstack/react-query';

/** Reloads the profile if the changed person is the user, so that menu and permissions follow. Errors are ignored. */
export function useOwnProfile(): (changed_id: number) => void {
  const queries = useQueryClient();
  const { user } = useSession();
  const { takeProfile } = useAccountChange();
  return (changed_id) => {
    if (changed_id !== user?.user_id) return;
    void queries.prefetchQuery({
      queryKey: [getUserProfileEndpoint.name],
      staleTime: 0,
      retry: 2,
      queryFn: async () => {
        const { result } = await callEndpoint(getUserProfileEndpoint, {});
        takeProfile(result);
        return result;
      },
    });
  };
}
