import { describe, expect, test } from '@jest/globals';
import { directionOf, isLanguage, localeOf, matchLanguage, type Language } from './language.ts';

test.each([
  ['de', true],
  ['en', true],
  ['nl', false],
  ['toString', false],
  [undefined, false],
  [7, false],
])('%s is a language of the console: %s', (code, expected) => {
  expect(isLanguage(code)).toBe(expected);
});

test.each<[readonly string[], Language]>([
  [['de-CH', 'en'], 'de'],
  [['nl', 'FR-ca', 'de'], 'fr'],
  [['nl'], 'en'],
  [[], 'en'],
])('a browser that prefers %j gets %s', (preferred, language) => {
  expect(matchLanguage(preferred)).toBe(language);
});

test('Arabic alone is read from right to left', () => {
  expect([directionOf('ar'), directionOf('de')]).toEqual(['rtl', 'ltr']);
});

describe('dates and numbers', () => {
  test.each<[Language, readonly string[], string]>([
    ['en', ['en-US'], 'en-GB'],
    ['de', ['en', 'de-CH'], 'de-CH'],
    ['de', ['fr'], 'de'],
    ['ar', ['ar-EG-u-nu-arab'], 'ar-EG-u-nu-latn'],
    ['ar', [], 'ar-u-nu-latn'],
  ])('of %s in a browser that prefers %j are those of %s', (language, preferred, locale) => {
    expect(localeOf(language, preferred)).toBe(locale);
  });

  test('have Latin digits in Arabic', () => {
    expect(new Intl.NumberFormat(localeOf('ar', ['ar-EG'])).format(12)).toBe('12');
  });
});
