import { currentLocale } from '@suite/i18n';

/** Caches the formatter, because lists and axes use it many times. */
export function perLocale<Format>(make: (locale: string) => Format): () => Format {
  let made: { locale: string; format: Format } | undefined;
  return () => {
    const locale = currentLocale();
    if (made?.locale !== locale) made = { locale, format: make(locale) };
    return made.format;
  };
}
