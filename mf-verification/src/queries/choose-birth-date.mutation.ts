import { chooseBirthDateEndpoint, type BirthDateChoice } from '@suite/contracts/verification';
import { callAsGuest, useGuestMutation } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export const useChooseBirthDate = (token: string) =>
  useGuestMutation(
    (body: BirthDateChoice) => callAsGuest(token, chooseBirthDateEndpoint, { body }),
    (queries) => ({ onSuccess: () => void queries.invalidateQueries(bookingOfLink(token)) }),
  );
