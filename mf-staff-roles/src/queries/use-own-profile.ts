import { callEndpoint } from '@suite/api-client';
import { getUserProfileEndpoint } from '@suite/contracts/auth';
import { useAccountChange, useSession } from '@suite/session';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Gives what is to be called with whom a change was about: if that is the reader, the page follows with the menu, names
 * and rights they have now. A profile that cannot be read leaves the page as it is; the change stands all the same.
 */
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
