import { checkSelfieEndpoint, type GuestPerson, type SelfieCheckResult } from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';

interface TakenSelfie {
  person: GuestPerson;
  challenge_id: string;
  selfie: File;
  frames: File[];
}

/** Sends a selfie and the frames of the head that moved. A selfie that is refused is an answer, not an error. */
export function useCheckSelfie(token: string) {
  return useMutation<{ message: string; result: SelfieCheckResult }, Error, TakenSelfie>({
    mutationFn: ({ person: { user_type, item_id }, challenge_id, ...files }) =>
      callAsGuest(token, checkSelfieEndpoint, { body: { challenge_id, user_type, item_id }, files }),
    networkMode: 'always',
  });
}
