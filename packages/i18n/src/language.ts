/** The languages of the console, each by its own name. */
export const languageNames = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  ar: 'العربية',
} as const;

/** A language of the console by its ISO 639-1 code. */
export type Language = keyof typeof languageNames;

/** A language that English texts are translated into. */
export type Translation = Exclude<Language, 'en'>;

export function isLanguage(code: unknown): code is Language {
  return typeof code === 'string' && Object.hasOwn(languageNames, code);
}

/** The first of a browser's languages that the console has; English when it has none. */
export function matchLanguage(preferred: readonly string[]): Language {
  return preferred.map(baseOf).find(isLanguage) ?? 'en';
}

export function directionOf(language: Language): 'ltr' | 'rtl' {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * The BCP 47 tag that dates and numbers of a language are written by: the browser's own variant, such as `de-CH`.
 * English is British whatever the browser says, as the fixed texts of the console are. Digits are Latin in each language, as
 * they are in the fields that they are typed into.
 */
export function localeOf(language: Language, preferred: readonly string[]): string {
  if (language === 'en') return 'en-GB';
  const variant = preferred.find((tag) => baseOf(tag) === language) ?? language;
  return language === 'ar' ? `${variant.split('-u-')[0]}-u-nu-latn` : variant;
}

function baseOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? '';
}
