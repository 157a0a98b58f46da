import type { GuestLanguage } from '@suite/contracts/bookings';
import { chooseLanguageEndpoint, type VerificationBooking } from '@suite/contracts/verification';
import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import { callAsGuest } from './call-as-guest.ts';
import { bookingOfLink } from './get-user-by-token.query.ts';

export async function storeLanguage(
  queries: QueryClient,
  token: string,
  language: GuestLanguage,
): Promise<void> {
  const mutation = new MutationObserver<unknown, Error, GuestLanguage>(queries, {
    mutationFn: (guest_language) => callAsGuest(token, chooseLanguageEndpoint, { body: { guest_language } }),
    onSuccess: (_answer, guest_language) =>
      queries.setQueryData<VerificationBooking>(
        bookingOfLink(token).queryKey,
        (booking) => booking && { ...booking, guest_language },
      ),
    // Requests are sent one after the other, so that the last pick wins.
    scope: { id: chooseLanguageEndpoint.name },
    networkMode: 'always',
  });
  await mutation.mutate(language);
}
