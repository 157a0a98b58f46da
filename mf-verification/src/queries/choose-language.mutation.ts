import type { GuestLanguage } from '@suite/contracts/bookings';
import { useQueryClient } from '@tanstack/react-query';

/** Loads its code on demand, because few guests pick a language. A failure is ignored: the consent stores it again. */
export function useChooseLanguage(token: string): (language: GuestLanguage) => void {
  const queries = useQueryClient();
  return (language) =>
    void import(/* webpackChunkName: "later" */ './store-language.ts')
      .then(({ storeLanguage }) => storeLanguage(queries, token, language))
      .catch(() => undefined);
}
