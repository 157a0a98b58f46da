import {
  changeLanguage,
  currentLanguage,
  directionOf,
  isLanguage,
  matchLanguage,
  onLanguageChange,
  provideMessages,
  type Language,
} from '@suite/i18n';
import { readStoredValue, storeValue } from '../storage/safe-storage.ts';

const key = 'suite:language';
/** After this the page is shown in English, and changes when the texts are there. */
const limitMs = 5_000;

provideMessages({
  de: () => import('@suite/contracts/messages/de.json'),
  fr: () => import('@suite/contracts/messages/fr.json'),
  es: () => import('@suite/contracts/messages/es.json'),
  it: () => import('@suite/contracts/messages/it.json'),
  ar: () => import('@suite/contracts/messages/ar.json'),
});

function describeDocument(): void {
  const root = document.documentElement;
  const language = currentLanguage();
  root.lang = language;
  root.dir = directionOf(language);
}

onLanguageChange(describeDocument);

/**
 * Begins with the language of the last visit, or the browser's; undefined for English, which needs nothing else. The promise
 * settles when the first page can be drawn.
 */
export function startLanguage(): Promise<void> | undefined {
  const stored = readStoredValue(key);
  const language = isLanguage(stored) ? stored : matchLanguage(navigator.languages);
  if (language === 'en') return undefined;
  const late = new Promise<void>((resolve) => setTimeout(resolve, limitMs));
  return Promise.race([changeLanguage(language), late]);
}

/** Changes to a language that the user has chosen, and keeps it for the sign-in page of the next visit. */
export async function chooseLanguage(language: Language): Promise<void> {
  storeValue(key, language);
  await changeLanguage(language);
}
