import type { GuestLanguage } from '@suite/contracts/bookings';
import { chooseLanguageEndpoint, type VerificationBooking } from '@suite/contracts/verification';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

/**
 * Stores the language a guest picked, for the mails to them. A failure is not reported: the page is read in that language
 * all the same, and the consent stores it again.
 */
export function useChooseLanguage(token: string): (language: GuestLanguage) => void {
  const queries = useQueryClient();
  const { mutate } = useMutation<unknown, Error, GuestLanguage>({
    mutationFn: (guest_language) => callAsGuest(token, chooseLanguageEndpoint, { body: { guest_language } }),
    onSuccess: (_answer, guest_language) =>
      queries.setQueryData<VerificationBooking>(
        bookingOfLink(token).queryKey,
        (booking) => booking && { ...booking, guest_language },
      ),
    // One after the other: the last pick is the one that stays.
    scope: { id: chooseLanguageEndpoint.name },
    networkMode: 'always',
  });
  return mutate;
}
