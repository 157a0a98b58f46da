import type { Language } from './language.ts';
import type { MessageValues } from './fill-placeholders.ts';
import type { formatPlural } from './format-plural.ts';

type Formatter = typeof formatPlural;

let formatter: Formatter | undefined;

/** Fetches the library for plural forms; English, whose two forms stand in the code, needs none. */
export async function loadPluralFormat(language: Language): Promise<void> {
  if (language === 'en' || formatter) return;
  formatter = (await import('./format-plural.ts').catch(() => undefined))?.formatPlural;
}

/** A message in ICU syntax with its values; undefined while the library is not there. */
export function formatWithPlurals(
  message: string,
  locale: string,
  values: MessageValues,
): string | undefined {
  return formatter?.(message, locale, values);
}
