import type { GuestLanguage } from '@suite/contracts/bookings';
import { createContext, useContext } from 'react';

export interface SpokenLanguage {
  language: GuestLanguage;
  locale: string;
  direction: 'ltr' | 'rtl';
  choose: (language: GuestLanguage) => void;
  /** Applies the booking's language unless the guest has chosen one on this device. */
  suggest: (language: string | null | undefined) => void;
}

export const LanguageContext = createContext<SpokenLanguage>({
  language: 'en',
  locale: 'en',
  direction: 'ltr',
  choose: () => undefined,
  suggest: () => undefined,
});

export function useLanguage(): SpokenLanguage {
  return useContext(LanguageContext);
}
