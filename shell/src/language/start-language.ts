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
/** After this timeout the page renders in English and changes when the texts arrive. */
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

let beginning: Language | undefined;

function storeChosen(): void {
  const language = currentLanguage();
  // The browser's own language is not stored, so that the next visit detects it again.
  if (language !== beginning) storeValue(key, language);
  beginning = undefined;
}

onLanguageChange(describeDocument);
onLanguageChange(storeChosen);

export function startLanguage(): void {
  const stored = readStoredValue(key);
  const language = isLanguage(stored) ? stored : matchLanguage(navigator.languages);
  if (language === 'en') return;
  beginning = language;
  void changeLanguage(language);
}

/** Resolves when the loaded parts have their texts or after the timeout. Returns undefined for English. */
export function whenLanguageIsReady(): Promise<void> | undefined {
  const language = wantedLanguage();
  if (language === 'en') return undefined;
  const late = new Promise<void>((resolve) => setTimeout(resolve, limitMs));
  return Promise.race([changeLanguage(language), late]);
}
