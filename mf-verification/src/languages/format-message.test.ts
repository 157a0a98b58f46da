import { expect, test } from '@jest/globals';
import { defineCatalog, loadLanguage } from './catalog.ts';
import { formatMessage } from './format-message.ts';
import { languageOf, localeOf } from './languages.ts';

const nights = { one: '{count} night', two: 'two nights', other: '{count} nights' };

test.each([
  ['en', 1, '1 night'],
  ['en', 2, '2 nights'],
  ['en', 1200, '1,200 nights'],
  ['de', 1200, '1.200 nights'],
  ['ar', 2, 'two nights'],
])('a count is written as %s does (%i)', (locale, count, shown) => {
  expect(formatMessage(nights, locale, { count })).toBe(shown);
});

test('a name keeps its direction in Arabic alone, and a value that is not given stays visible', () => {
  expect(formatMessage('For {name}', 'en', { name: 'Ida' })).toBe('For Ida');
  expect(formatMessage('{name}', 'ar-MA', { name: 'Ida' })).toBe('\u2068Ida\u2069');
  expect(formatMessage('For {name}', 'en')).toBe('For {name}');
});

test.each([
  [['pt-BR', 'fr-CA', 'en'], 'fr'],
  [['de-AT'], 'de'],
  [['ja'], 'en'],
  [[], 'en'],
])('a browser that prefers %j reads %s', (preferred, language) => {
  expect(languageOf(preferred)).toBe(language);
});

test('dates are written as where the reader is at home', () => {
  expect(localeOf('de', ['en-US', 'de-AT'])).toBe('de-AT');
  expect(localeOf('ar', ['en-US'])).toBe('ar');
});

test('words that do not come are English until they are asked for again', async () => {
  let isDown = true;
  const english = { greeting: 'Hello' };
  const german = async () => {
    if (isDown) throw new Error('gone');
    return { greeting: 'Hallo' };
  };
  const catalog = defineCatalog(english, { es: german, de: german, fr: german, it: german, ar: german });
  await catalog.load('de');
  expect([catalog.wordsIn('en'), catalog.wordsIn('de')]).toEqual([english, undefined]);
  isDown = false;
  await loadLanguage('de');
  expect(catalog.wordsIn('de')).toEqual({ greeting: 'Hallo' });
});
