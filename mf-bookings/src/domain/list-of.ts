import { currentLocale } from '@suite/i18n';

/** Joins texts as `a, b, c` in English. */
export function listOf(texts: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'unit', style: 'short' }).format(texts);
}

/** Joins texts as `a, b and c` in English. */
export function listWithAnd(texts: readonly string[]): string {
  return new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(texts);
}
