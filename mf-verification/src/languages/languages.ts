import { guestLanguageNames, type GuestLanguage } from '@suite/contracts/bookings';

export function isLanguage(code: string | null | undefined): code is GuestLanguage {
  return code != null && Object.hasOwn(guestLanguageNames, code);
}

/** Chooses the first supported language of a browser, else English. */
export function languageOf(preferred: readonly string[]): GuestLanguage {
  return preferred.map(baseOf).find(isLanguage) ?? 'en';
}

/** Returns the locale for dates and numbers, such as `de-AT` for a guest in Austria who reads German. */
export function localeOf(language: GuestLanguage, preferred: readonly string[]): string {
  return preferred.find((locale) => baseOf(locale) === language) ?? language;
}

export function directionOf(language: GuestLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

function baseOf(locale: string): string {
  return locale.toLowerCase().split('-')[0] ?? '';
}
