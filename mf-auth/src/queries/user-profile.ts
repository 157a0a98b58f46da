import { callEndpoint, type ApiCallError } from '@suite/api-client';
import {
  getUserPhotoEndpoint,
  getUserProfileEndpoint,
  sendEmailVerificationEndpoint,
  updateUserProfileEndpoint,
  type ProfileChange,
} from '@suite/contracts/auth';
import { useApiMutation } from '@suite/remote-kit/queries';
import { useAccountChange } from '@suite/session';
import { useQuery, type QueryClient } from '@tanstack/react-query';

export type UpdateFailure = ApiCallError;

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

export function refreshProfile(queries: QueryClient) {
  return queries.invalidateQueries({ queryKey: [getUserProfileEndpoint.name] });
}

/** `fallbackMessage` is shown when the server sent no message. */
export function useUpdateUserProfile(fallbackMessage = updateUserProfileEndpoint.fallbackMessage) {
  const { takeProfile } = useAccountChange();
  return useApiMutation(async (body: ProfileChange) => {
    const { result } = await callEndpoint({ ...updateUserProfileEndpoint, fallbackMessage }, { body });
    // Browsers use cookies; the tokens are for other clients.
    const { step, accessToken: _access, refreshToken: _refresh, ...profile } = result;
    if (step === 'done') takeProfile(profile);
    return step;
  });
}

export const useSendEmailVerification = () =>
  useApiMutation((new_email: string) => callEndpoint(sendEmailVerificationEndpoint, { body: { new_email } }));

/** @param version of the photo, from the profile */
export function userPhotoAddress(version: string): string {
  return `/api${getUserPhotoEndpoint.path}?${new URLSearchParams({ version }).toString()}`;
}
