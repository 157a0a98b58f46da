import type { Language } from './language.ts';
import type { MessageValues } from './fill-placeholders.ts';
import type { formatPlural } from './format-plural.ts';

type Formatter = typeof formatPlural;

let formatter: Formatter | undefined;

export async function loadPluralFormat(language: Language): Promise<void> {
  if (language === 'en' || formatter) return;
  formatter = (await import('./format-plural.ts').catch(() => undefined))?.formatPlural;
}

/** Returns undefined until the library is loaded. */
export function formatWithPlurals(
  message: string,
  locale: string,
  values: MessageValues,
): string | undefined {
  return formatter?.(message, locale, values);
}
