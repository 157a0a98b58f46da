import { currentLocale } from '@suite/i18n';

/** A formatter for the language of the page, made anew when that changes: lists and axes use the same one many times. */
export function perLocale<Format>(make: (locale: string) => Format): () => Format {
  let made: { locale: string; format: Format } | undefined;
  return () => {
    const locale = currentLocale();
    if (made?.locale !== locale) made = { locale, format: make(locale) };
    return made.format;
  };
}
