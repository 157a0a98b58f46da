import type { GuestLanguage } from './guest-languages.ts';

/** Each language in itself; apart from the list of languages, which the first view of a guest's page does without. */
export const guestLanguageNames: Readonly<Record<GuestLanguage, string>> = {
  en: 'English',
  es: 'Español',
  de: 'Deutsch',
  fr: 'Français',
  it: 'Italiano',
  ar: 'العربية',
};
