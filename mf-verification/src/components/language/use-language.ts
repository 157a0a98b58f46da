import type { GuestLanguage } from '@suite/contracts/bookings';
import { createContext, useContext } from 'react';

export interface SpokenLanguage {
  language: GuestLanguage;
  /** For dates and numbers. */
  locale: string;
  direction: 'ltr' | 'rtl';
  /** The guest picks a language; it is remembered on this device. */
  choose: (language: GuestLanguage) => void;
  /** The language of the booking, used unless the guest has picked one here. */
  suggest: (language: string | null | undefined) => void;
}

export const LanguageContext = createContext<SpokenLanguage>({
  language: 'en',
  locale: 'en',
  direction: 'ltr',
  choose: () => undefined,
  suggest: () => undefined,
});

/** The language the page is read in. */
export function useLanguage(): SpokenLanguage {
  return useContext(LanguageContext);
}
