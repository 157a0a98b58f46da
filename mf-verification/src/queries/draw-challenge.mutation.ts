import type { ResultOf } from '@suite/contracts/http';
import type { GuestPerson } from '@suite/contracts/bookings';
import { drawChallengeEndpoint } from '@suite/contracts/verification';
import { useMutation } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';

export function useDrawChallenge(token: string) {
  return useMutation<ResultOf<typeof drawChallengeEndpoint>, Error, GuestPerson>({
    mutationFn: async (user_type) =>
      (await callAsGuest(token, drawChallengeEndpoint, { body: { user_type } })).result,
    networkMode: 'always',
  });
}
