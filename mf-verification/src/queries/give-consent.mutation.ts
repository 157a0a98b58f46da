import { giveConsentEndpoint, type ConsentPayload } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

/** Stores that a guest agrees to the check, and the language they read it in. */
export function useGiveConsent(token: string) {
  const queries = useQueryClient();
  return useMutation<unknown, Error, ConsentPayload>({
    mutationFn: (body) => callAsGuest(token, giveConsentEndpoint, { body }),
    // The consent ends the guest's choice of the desk. Not awaited: the next step opens at once.
    onSuccess: () => void queries.invalidateQueries(bookingOfLink(token)),
    // Offline, this and the other mutations of guests fail at once instead of waiting for a connection.
    networkMode: 'always',
  });
}
