import { callEndpoint, type ApiCallError } from '@suite/api-client';
import { updateUserProfileEndpoint, type ProfileChange } from '@suite/contracts/auth';
import { useAccountChange } from '@suite/session';
import { useMutation } from '@tanstack/react-query';

type Step = 'otp' | 'done';
export type UpdateFailure = ApiCallError;

/** `fallbackMessage` is shown when the server sent no message. */
export function useUpdateUserProfile(fallbackMessage = updateUserProfileEndpoint.fallbackMessage) {
  const { takeProfile } = useAccountChange();
  return useMutation<Step, UpdateFailure, ProfileChange>({
    mutationFn: async (body) => {
      const { result } = await callEndpoint({ ...updateUserProfileEndpoint, fallbackMessage }, { body });
      // Browsers use cookies; the tokens are for other clients.
      const { step, accessToken: _access, refreshToken: _refresh, ...profile } = result;
      if (step === 'done') takeProfile(profile);
      return step;
    },
  });
}
