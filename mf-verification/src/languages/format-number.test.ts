import { expect, test } from '@jest/globals';
import { formatNumber } from './format-number.ts';

const locales = ['en', 'en-IN', 'es-MX', 'de-CH', 'fr-CA', 'it', 'ar', 'ar-EG', 'ar-MA', 'en-u-nu-arab'];
const numbers = [...Array.from({ length: 1002 }, (_, number) => number), 0.5, -1, 12_345_678];

test.each(locales)('every number is written as %s writes it', (locale) => {
  const shown = numbers.map((number) => formatNumber(number, locale));
  expect(shown).toEqual(numbers.map((number) => new Intl.NumberFormat(locale).format(number)));
});
