import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateUserProfileEndpoint, type ProfileChange } from '@suite/contracts/auth';
import { useAccountChange } from '@suite/session';
import { useMutation } from '@tanstack/react-query';

type Step = 'otp' | 'done';
/** Why the account was not changed. */
export type UpdateFailure = ApiCallError;

/** Changes the own account; a stored change updates the page. `fallbackMessage` is shown when the server sent no message. */
export function useUpdateUserProfile(fallbackMessage = updateUserProfileEndpoint.fallbackMessage) {
  const { takeProfile } = useAccountChange();
  return useMutation<Step, UpdateFailure, ProfileChange>({
    mutationFn: async (body) => {
      const { result } = await callEndpoint({ ...updateUserProfileEndpoint, fallbackMessage }, { body });
      // The browser has its cookies; tokens are for callers without.
      const { step, accessToken: _access, refreshToken: _refresh, ...profile } = result;
      if (step === 'done') takeProfile(profile);
      return step;
    },
  });
}
