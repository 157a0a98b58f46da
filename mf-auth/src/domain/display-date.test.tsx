import { afterEach, expect, test } from '@jest/globals';
import { changeLanguage } from '@suite/i18n';
import { longDate } from './display-date.ts';

const noon = '2027-03-05T12:00:00.000Z';

afterEach(() => changeLanguage('en'));

test('instants are written out in words', () => {
  expect(longDate(noon)).toBe('5 March 2027');
});

test('and in the language of the page', async () => {
  await changeLanguage('de');
  expect(longDate(noon)).toBe('5. März 2027');
  await changeLanguage('fr');
  expect(longDate(noon)).toBe('5 mars 2027');
});
