import {
  changeLanguage,
  currentLanguage,
  directionOf,
  isLanguage,
  matchLanguage,
  onLanguageChange,
  provideMessages,
  wantedLanguage,
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

/** The language the page begins with, until the first change. */
let beginning: Language | undefined;

function storeChosen(): void {
  const language = currentLanguage();
  // What only the browser said is asked for again at the next visit.
  if (language !== beginning) storeValue(key, language);
  beginning = undefined;
}

onLanguageChange(describeDocument);
onLanguageChange(storeChosen);

/** Begins with the language that was chosen last, or the browser's. Each later change is stored for the next visit. */
export function startLanguage(): void {
  const stored = readStoredValue(key);
  const language = isLanguage(stored) ? stored : matchLanguage(navigator.languages);
  if (language === 'en') return;
  beginning = language;
  void changeLanguage(language);
}

/**
 * Settles when the first page can be drawn: when the texts of all parts that were loaded until now are there, or after five
 * seconds. Undefined for English, which needs nothing else.
 */
export function whenLanguageIsReady(): Promise<void> | undefined {
  const language = wantedLanguage();
  if (language === 'en') return undefined;
  const late = new Promise<void>((resolve) => setTimeout(resolve, limitMs));
  return Promise.race([changeLanguage(language), late]);
}
