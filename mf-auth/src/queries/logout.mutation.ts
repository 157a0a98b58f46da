import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { logoutEndpoint } from '@suite/contracts/auth';
import { useAccountChange } from '@suite/session';
import { useMutation } from '@tanstack/react-query';

/** Why the session could not be ended. */
export type LogoutFailure = ApiCallError;

/** Ends the session here. */
export function useLogout() {
  const { endSession } = useAccountChange();
  return useMutation<unknown, LogoutFailure>({
    mutationFn: () => callEndpoint(logoutEndpoint, {}),
    onSuccess: endSession,
  });
}
