import { useSyncExternalStore } from 'react';
import { loadPluralFormat } from './plural-format.ts';
import { localeOf, type Language } from './language.ts';

/** Fetches what one part of the page needs in a language; settles too when it cannot. */
export type LanguageLoader = (language: Language) => Promise<void>;

const loaders = new Set<LanguageLoader>([loadPluralFormat]);
const listeners = new Set<() => void>();
let current: Language = 'en';
let wanted: Language = 'en';

/** The language that texts are shown in. */
export const currentLanguage = (): Language => current;

/** The language that the page is changing to, or already has. */
export const wantedLanguage = (): Language => wanted;

/** The BCP 47 tag for `Intl` in the language of the page. */
export function currentLocale(): string {
  // Tests of plain functions run in Node, which has no navigator before version 21.
  return localeOf(current, typeof navigator === 'undefined' ? [] : navigator.languages);
}

/** Has `loader` called with each language before texts are shown in it, and at once with one that is on its way. */
export function addLanguageLoader(loader: LanguageLoader): void {
  loaders.add(loader);
  if (wanted !== current) void loader(wanted);
}

/**
 * Changes the language of the page once the texts of all its parts are there. The last call wins. Called again with the same
 * language, it settles once the texts of parts that came meanwhile are there, too.
 */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([...loaders].map((load) => load(language)));
  if (wanted !== language || current === language) return;
  current = language;
  for (const listener of listeners) listener();
}

/** Calls `listener` after each change of the language; gives the function that ends this. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The language that texts are shown in, for components that depend on it beyond their texts. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}
