import { giveConsentEndpoint, type ConsentPayload } from '@suite/contracts/verification';
import { callAsGuest, useGuestMutation } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export const useGiveConsent = (token: string) =>
  useGuestMutation(
    (body: ConsentPayload) => callAsGuest(token, giveConsentEndpoint, { body }),
    (queries) => ({
      // The consent ends the choice of the desk. The refresh is not awaited, so that the next step opens at once.
      onSuccess: () => void queries.invalidateQueries(bookingOfLink(token)),
    }),
  );
