import type { GuestLanguage } from '@suite/contracts/bookings';
import { useQueryClient } from '@tanstack/react-query';

/**
 * Stores the language a guest picked, for the mails to them. Most pick none, so that what does it is loaded then. A failure
 * is not reported: the page is read in that language all the same, and the consent stores it again.
 */
export function useChooseLanguage(token: string): (language: GuestLanguage) => void {
  const queries = useQueryClient();
  return (language) =>
    void import(/* webpackChunkName: "later" */ './store-language.ts')
      .then(({ storeLanguage }) => storeLanguage(queries, token, language))
      .catch(() => undefined);
}
