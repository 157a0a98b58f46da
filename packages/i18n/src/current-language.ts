import { useSyncExternalStore } from 'react';
import { loadPluralFormat } from './plural-format.ts';
import { localeOf, type Language } from './language.ts';

/** Fetches the texts of a language, and resolves even if that fails. */
export type LanguageLoader = (language: Language) => Promise<void>;

const loaders = new Set<LanguageLoader>([loadPluralFormat]);
const listeners = new Set<() => void>();
let current: Language = 'en';
let wanted: Language = 'en';

export const currentLanguage = (): Language => current;

/** Returns the language that is being loaded, or the current one. */
export const wantedLanguage = (): Language => wanted;

export function currentLocale(): string {
  // Tests of plain functions run in Node, which has no navigator before version 21.
  return localeOf(current, typeof navigator === 'undefined' ? [] : navigator.languages);
}

/** Registers a loader, which runs before the page changes to a language; a pending change calls it immediately. */
export function addLanguageLoader(loader: LanguageLoader): void {
  loaders.add(loader);
  if (wanted !== current) void loader(wanted);
}

/** Changes the language once all texts are loaded; the last call wins. A repeated call waits for parts added since. */
export async function changeLanguage(language: Language): Promise<void> {
  wanted = language;
  await Promise.all([...loaders].map((load) => load(language)));
  if (wanted !== language || current === language) return;
  current = language;
  for (const listener of listeners) listener();
}

export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}
