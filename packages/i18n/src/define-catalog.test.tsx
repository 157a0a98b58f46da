import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { changeLanguage } from './current-language.ts';
import { defineCatalog } from './define-catalog.tsx';

const de = {
  Save: 'Speichern',
  'Delete {name}?': '{name} löschen?',
  '{count} nights in {city}': '{count, plural, one {# Nacht} other {# Nächte}} in {city}',
  'Signed in as {name}': 'Angemeldet als {name}',
};
const ar = {
  'Delete {name}?': 'حذف {name}؟',
  '{count} nights in {city}':
    '{count, plural, zero {بلا ليالٍ} one {ليلة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}} في {city}',
};
const none = () => Promise.resolve({ default: {} });
const translations = {
  de: () => Promise.resolve({ default: de }),
  fr: () => Promise.reject(new Error('The network is gone')),
  es: none,
  it: none,
  ar: () => Promise.resolve({ default: ar }),
};
const { t, tn, rich, known } = defineCatalog<string>(translations);
const nightsIn = (count: number) =>
  tn(count, '{count} night in {city}', '{count} nights in {city}', { city: 'Bonn' });

afterEach(() => changeLanguage('en'));

describe('in English', () => {
  test('texts are those of the code, with their values', () => {
    expect([t('Save'), t('Delete {name}?', { name: 'Anna' })]).toEqual(['Save', 'Delete Anna?']);
    expect([nightsIn(1), nightsIn(0)]).toEqual(['1 night in Bonn', '0 nights in Bonn']);
  });

  test('nothing is fetched', async () => {
    // This catalog is new, because one with loaded German texts would not fetch them again.
    const fetchGerman = jest.fn(translations.de);
    await defineCatalog<string>({ ...translations, de: fetchGerman }).load();
    expect(fetchGerman).not.toHaveBeenCalled();
  });
});

test('in German texts are translated, and plural forms chosen', async () => {
  await changeLanguage('de');
  expect([t('Save'), t('Delete {name}?', { name: 'Anna' })]).toEqual(['Speichern', 'Anna löschen?']);
  expect([nightsIn(1), nightsIn(2)]).toEqual(['1 Nacht in Bonn', '2 Nächte in Bonn']);
  expect(known('Save')).toBe('Speichern');
});

test('a text without a translation is shown in English', async () => {
  await changeLanguage('de');
  expect([t('Cancel'), known('toString'), tn(1, '{count} guest', '{count} guests')]).toEqual([
    'Cancel',
    'toString',
    '1 guest',
  ]);
});

test('in Arabic values keep their own direction', async () => {
  await changeLanguage('ar');
  expect(t('Delete {name}?', { name: 'Anna' })).toBe('حذف \u2068Anna\u2069؟');
  expect([nightsIn(2), nightsIn(3)]).toEqual(['ليلتان في \u2068Bonn\u2069', '3 ليالٍ في \u2068Bonn\u2069']);
});

test('a language whose texts cannot be fetched is shown in English', async () => {
  await changeLanguage('fr');
  expect(t('Save')).toBe('Save');
});

test('elements stand within a sentence', async () => {
  await changeLanguage('de');
  const { container } = render(<p>{rich('Signed in as {name}', { name: <b>Anna</b> })}</p>);
  expect(container.innerHTML).toBe('<p>Angemeldet als <b>Anna</b></p>');
});
