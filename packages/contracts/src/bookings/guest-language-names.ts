import type { GuestLanguage } from './guest-languages.ts';

/** This module is separate because the first view of a guest's page does not need it. */
export const guestLanguageNames: Readonly<Record<GuestLanguage, string>> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  ar: 'العربية',
};
