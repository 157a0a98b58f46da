import { currentLocale } from '@suite/i18n';

/** Texts in a row: `a, b, c` in English. */
export function listOf(texts: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'unit', style: 'short' }).format(texts);
}

/** Texts in a row, the last after an "and": `a, b and c` in English. */
export function listWithAnd(texts: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(texts);
}
