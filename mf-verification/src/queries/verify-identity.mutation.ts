import {
  verifyIdentityEndpoint,
  type GuestPerson,
  type IdentityCheckResult,
} from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';

interface Photos {
  person: GuestPerson;
  challenge_id: string;
  selfie: File;
  frames: File[];
  document: File;
}

/** Sends the photos to be compared. An answer without a match is an answer, not an error. */
export function useVerifyIdentity(token: string) {
  return useMutation<{ message: string; result: IdentityCheckResult }, Error, Photos>({
    mutationFn: ({ person, challenge_id, ...files }) =>
      callAsGuest(token, verifyIdentityEndpoint, { body: { challenge_id, ...person }, files }),
    networkMode: 'always',
  });
}
