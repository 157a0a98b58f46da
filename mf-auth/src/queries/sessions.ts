import { callEndpoint } from '@suite/api-client';
import {
  endOtherSessionsEndpoint,
  endSessionEndpoint,
  listSessionsEndpoint,
  logoutEndpoint,
} from '@suite/contracts/auth';
import { endpointQuery, useApiMutation, withId } from '@suite/remote-kit/queries';
import { useAccountChange } from '@suite/session';
import type { QueryClient } from '@tanstack/react-query';

export const listSessionsQuery = endpointQuery(listSessionsEndpoint, {}, ({ sessions }) => sessions);

const reloadsSessions = (queries: QueryClient) => ({
  onSettled: () => queries.invalidateQueries(listSessionsQuery),
});

export const useEndSession = () => useApiMutation(withId(endSessionEndpoint), reloadsSessions);

export const useEndOtherSessions = () =>
  useApiMutation(() => callEndpoint(endOtherSessionsEndpoint, {}), reloadsSessions);

export function useLogout() {
  const { endSession } = useAccountChange();
  return useApiMutation(
    () => callEndpoint(logoutEndpoint, {}),
    () => ({
      onSuccess: ({ result }) => {
        endSession();
        // The session of an identity provider must be ended there, too.
        if (result.continue_at) window.location.assign(result.continue_at);
      },
    }),
  );
}
