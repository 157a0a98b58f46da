import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { changeLanguage, currentLanguage, defineCatalog } from '@suite/i18n';
import { startLanguage, whenLanguageIsReady } from './start-language.ts';

const key = 'suite:language';
const none = async () => ({ default: { Rooms: '' } });

beforeEach(async () => {
  await changeLanguage('en');
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const browserSpeaks = (...languages: string[]) =>
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);

test('begins in the language of the browser, and asks it again at the next visit', async () => {
  browserSpeaks('nl', 'de-CH', 'fr');
  startLanguage();
  await whenLanguageIsReady();
  expect(currentLanguage()).toBe('de');
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(localStorage.getItem(key)).toBeNull();
});

test('what is chosen is kept, also the language that the browser had said', async () => {
  browserSpeaks('de');
  startLanguage();
  await whenLanguageIsReady();
  await changeLanguage('en');
  expect(localStorage.getItem(key)).toBe('en');
  await changeLanguage('de');
  expect(localStorage.getItem(key)).toBe('de');
});

test('begins in the language that was chosen last', async () => {
  localStorage.setItem(key, 'it');
  browserSpeaks('de');
  startLanguage();
  await whenLanguageIsReady();
  expect(currentLanguage()).toBe('it');
});

test('the first page waits for the texts of a part whose code came after the language had changed', async () => {
  browserSpeaks('de');
  startLanguage();
  await whenLanguageIsReady();
  const { t } = defineCatalog({
    ...{ fr: none, es: none, it: none, ar: none },
    de: async () => ({ default: { Rooms: 'Zimmer' } }),
  });
  await whenLanguageIsReady();
  expect(t('Rooms')).toBe('Zimmer');
});

test('English has nothing to wait for', () => {
  browserSpeaks('en-US', 'de');
  startLanguage();
  expect(whenLanguageIsReady()).toBeUndefined();
});
