export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  ar: 'العربية',
} as const;

export type Language = keyof typeof languageNames;

export type Translation = Exclude<Language, 'en'>;

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languageNames, code);
}

/** Returns the first supported language, or English if none is. */
export function matchLanguage(preferred: readonly string[]): Language {
  return preferred.map(baseOf).find(isLanguage) ?? 'en';
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/** Returns the BCP 47 tag for `Intl`: English is always British like the fixed texts, and digits are always Latin. */
export function localeOf(language: Language, preferred: readonly string[]): string {
  if (language === 'en') return 'en-GB';
  const variant = preferred.find((tag) => baseOf(tag) === language) ?? language;
  return language === 'ar' ? `${variant.split('-u-')[0]}-u-nu-latn` : variant;
}

function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
