import { giveConsentEndpoint, type ConsentPayload } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

/** Stores that a guest agrees to the check, and the language they read it in. */
export function useGiveConsent(token: string) {
  const queries = useQueryClient();
  return useMutation<unknown, Error, ConsentPayload>({
    mutationFn: (body) => callAsGuest(token, giveConsentEndpoint, { body }),
    // They do not come to the desk any more. The guest does not wait until the page has the answer.
    onSuccess: () => void queries.invalidateQueries(bookingOfLink(token)),
    // Without a line it fails at once instead of waiting for one, here and in the calls below.
    networkMode: 'always',
  });
}
