import {
  verifyIdentityEndpoint,
  type GuestPerson,
  type IdentityCheckResult,
} from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';

interface Photos {
  person: GuestPerson;
  /** Missing where it was accepted in an earlier visit. */
  selfie?: File;
  document: File;
}

/** Sends the document to be compared with the accepted selfie. An answer without a match is an answer, not an error. */
export function useVerifyIdentity(token: string) {
  return useMutation<{ message: string; result: IdentityCheckResult }, Error, Photos>({
    mutationFn: ({ person, ...files }) => callAsGuest(token, verifyIdentityEndpoint, { body: person, files }),
    networkMode: 'always',
  });
}
