import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { changeLanguage, currentLanguage } from '@suite/i18n';
import { startLanguage } from './start-language.ts';

const key = 'suite:language';

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
  await startLanguage();
  expect(currentLanguage()).toBe('de');
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(localStorage.getItem(key)).toBeNull();
});

test('what is chosen is kept, also the language that the browser had said', async () => {
  browserSpeaks('de');
  await startLanguage();
  await changeLanguage('en');
  expect(localStorage.getItem(key)).toBe('en');
  await changeLanguage('de');
  expect(localStorage.getItem(key)).toBe('de');
});

test('begins in the language that was chosen last', async () => {
  localStorage.setItem(key, 'it');
  browserSpeaks('de');
  await startLanguage();
  expect(currentLanguage()).toBe('it');
});

test('English has nothing to wait for', () => {
  browserSpeaks('en-US', 'de');
  expect(startLanguage()).toBeUndefined();
});
