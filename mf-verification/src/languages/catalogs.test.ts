import { describe, expect, test } from '@jest/globals';
import { guestLanguages } from '@suite/contracts/bookings';
import type { Catalog, Message } from './catalog.ts';
import { cameraCatalog } from './camera/camera-catalog.ts';
import { choicesCatalog } from './choices/choices-catalog.ts';
import { handOverCatalog } from './hand-over/hand-over-catalog.ts';
import { pageCatalog } from './page/page-catalog.ts';
import { refusalsCatalog } from './refusals/refusals-catalog.ts';
import { stepsCatalog } from './steps/steps-catalog.ts';

const catalogs: Record<string, Catalog<string>> = {
  page: pageCatalog,
  steps: stepsCatalog,
  camera: cameraCatalog,
  choices: choicesCatalog,
  refusals: refusalsCatalog,
  'hand-over': handOverCatalog,
};
const translations = guestLanguages.filter((language) => language !== 'en');
const cases = Object.keys(catalogs).flatMap((part) =>
  translations.map((language) => [part, language] as const),
);

const formsOf = (message: Message): Record<string, string> =>
  typeof message === 'string' ? { other: message } : message;
const placeholdersIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const allPlaceholders = (message: Message) => placeholdersIn(Object.values(formsOf(message)).join(' '));

describe.each(cases)('The words of the part %s in %s', (part, language) => {
  const english = catalogs[part]?.english ?? {};
  const load = async () => {
    await catalogs[part]?.load(language);
    return catalogs[part]?.wordsIn(language) ?? {};
  };

  test('hold every key and nothing else, and none is empty', async () => {
    const words = await load();
    expect(words).not.toBe(english);
    expect(Object.keys(words)).toEqual(Object.keys(english));
    const texts = Object.values(words).flatMap((message) => Object.values(formsOf(message)));
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  });

  test('keep every placeholder of every message', async () => {
    for (const [key, message] of Object.entries(await load())) {
      const wanted = allPlaceholders(english[key] ?? '');
      expect([key, allPlaceholders(message)]).toEqual([key, wanted]);
      for (const [form, text] of Object.entries(formsOf(message))) {
        // "One adult" needs no number; everything else a message is given must be said in each form.
        const left = wanted.filter((name) => name !== '{count}' || form === 'other');
        expect([key, form, placeholdersIn(text)]).toEqual([key, form, expect.arrayContaining(left)]);
      }
    }
  });

  test('have a sentence for each plural form of the language', async () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    // Romance languages count millions in a form of their own; no stay is that long.
    const wanted = forms.filter((form) => language === 'ar' || form !== 'many').sort();
    for (const message of Object.values(await load())) {
      if (typeof message !== 'string') expect(Object.keys(message).sort()).toEqual(wanted);
    }
  });
});
