import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { logoutEndpoint } from '@suite/contracts/auth';
import { useAccountChange } from '@suite/session';
import { useMutation } from '@tanstack/react-query';

export type LogoutFailure = ApiCallError;

interface Answer {
  result: { continue_at?: string | null | undefined };
}

export function useLogout() {
  const { endSession } = useAccountChange();
  return useMutation<Answer, LogoutFailure>({
    mutationFn: () => callEndpoint(logoutEndpoint, {}),
    onSuccess: ({ result }) => {
      endSession();
      // The session of an identity provider must be ended there, too.
      if (result.continue_at) window.location.assign(result.continue_at);
    },
  });
}
