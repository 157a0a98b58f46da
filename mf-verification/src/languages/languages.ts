import { guestLanguageNames, type GuestLanguage } from '@suite/contracts/bookings';

export function isLanguage(code: string | null | undefined): code is GuestLanguage {
  return code != null && Object.hasOwn(guestLanguageNames, code);
}

/** The first language of a browser that the pages speak; English when they speak none. */
export function languageOf(preferred: readonly string[]): GuestLanguage {
  return preferred.map(baseOf).find(isLanguage) ?? 'en';
}

/** How a browser writes dates and numbers in a language: `de-AT` for a guest in Austria who reads German. */
export function localeOf(language: GuestLanguage, preferred: readonly string[]): string {
  return preferred.find((locale) => baseOf(locale) === language) ?? language;
}

export function directionOf(language: GuestLanguage): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

function baseOf(locale: string): string {
  return locale.toLowerCase().split('-')[0] ?? '';
}
