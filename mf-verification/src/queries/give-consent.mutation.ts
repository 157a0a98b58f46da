import { giveConsentEndpoint, type ConsentPayload } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export function useGiveConsent(token: string) {
  const queries = useQueryClient();
  return useMutation<unknown, Error, ConsentPayload>({
    mutationFn: (body) => callAsGuest(token, giveConsentEndpoint, { body }),
    // The consent ends the choice of the desk. The refresh is not awaited, so that the next step opens at once.
    onSuccess: () => void queries.invalidateQueries(bookingOfLink(token)),
    // Offline, mutations of guests fail at once instead of waiting for a connection.
    networkMode: 'always',
  });
}
