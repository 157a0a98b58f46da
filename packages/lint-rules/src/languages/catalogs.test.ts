import { describe, expect, test } from '@jest/globals';
import { consoleSentences } from '@suite/contracts/messages';
import { parse } from '@formatjs/icu-messageformat-parser';
import { listSourceFiles, listFiles, readProjectFile } from '../tree/tree.ts';
import { findTexts } from './find-texts.mjs';

const sentences: Readonly<Record<string, string>> = consoleSentences;
const translations = ['de', 'fr', 'es', 'it', 'ar'];
/** CLDR plural forms for integers below a million. */
const pluralForms: Readonly<Record<string, string[]>> = {
  de: ['one', 'other'],
  fr: ['one', 'other'],
  es: ['one', 'other'],
  it: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};

const workspaces = listFiles()
  .map((path) => /^(.*)\/src\/languages\/de\.json$/.exec(path)?.[1])
  .filter((folder) => folder !== undefined);
/** Some workspaces have a catalog per part. */
const partCatalogs = listFiles()
  .map((path) => /^(.*\/src\/languages\/[^/]+)\/de\.json$/.exec(path)?.[1])
  .filter((folder) => folder !== undefined);
const catalogs = [
  ...workspaces.map((folder) => `${folder}/src/languages`),
  ...partCatalogs,
  'packages/contracts/messages',
];

const readTexts = (folder: string, language: string) =>
  JSON.parse(readProjectFile(`${folder}/${language}.json`)) as Record<string, string>;
const placeholdersOf = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? ''))].sort();

const sourcesOf = (folder: string) =>
  listSourceFiles().filter(
    (path) =>
      path.startsWith(`${folder}/src/`) &&
      /\.tsx?$/.test(path) &&
      !/\.(test|spec)\.tsx?$|\.d\.ts$|\/testing\/|\/standalone\.tsx$|\/standalone\/|\/developer-edition\//.test(
        path,
      ),
  );

function sourcesOfPart(catalog: string): string[] {
  const [, workspace = '', part = ''] = /^(.*)\/src\/languages\/([^/]+)$/.exec(catalog) ?? [];
  return sourcesOf(workspace).filter((path) => readProjectFile(path).includes(`/languages/${part}/`));
}

describe.each(catalogs)('%s', (folder) => {
  test.each(translations)('%s has the texts of German', (language) => {
    expect(Object.keys(readTexts(folder, language)).sort()).toEqual(
      Object.keys(readTexts(folder, 'de')).sort(),
    );
  });

  test.each(translations)('%s has a translation for each text, with its placeholders', (language) => {
    const problems = Object.entries(readTexts(folder, language)).filter(([text, translation]) => {
      if (translation.trim() === '') return true;
      // `count` is written as "#" in plural forms.
      const given = placeholdersOf(translation).filter((name) => name !== 'count');
      const wanted = placeholdersOf(sentences[text] ?? text).filter((name) => name !== 'count');
      return given.join() !== wanted.join() && !translation.includes(', plural,');
    });
    expect(problems).toEqual([]);
  });

  test.each(translations)('%s has each plural form that the language needs', (language) => {
    const problems = Object.values(readTexts(folder, language)).flatMap((translation) => {
      if (!translation.includes(', plural,')) return [];
      return parse(translation, { ignoreTag: true }).flatMap((part) =>
        'pluralType' in part && pluralForms[language]?.some((form) => !(form in part.options))
          ? [translation]
          : [],
      );
    });
    expect(problems).toEqual([]);
  });
});

const parts = [
  ...workspaces.map((folder) => ({ catalog: `${folder}/src/languages`, sources: sourcesOf(folder) })),
  ...partCatalogs.map((catalog) => ({ catalog, sources: sourcesOfPart(catalog) })),
];

describe.each(parts)('$catalog', ({ catalog, sources }) => {
  const found = sources.map((path) => ({ path, ...findTexts(path, readProjectFile(path)) }));

  test('uses each text of its catalog', () => {
    const literals = new Set(found.flatMap((file) => file.literals));
    expect(Object.keys(readTexts(catalog, 'de')).filter((text) => !literals.has(text))).toEqual([]);
  });

  // messages.test.ts checks texts of the API; its mails accept only typed keys.
  if (catalog === 'api/src/languages') return;
  test('looks up each text that a user reads', () => {
    const problems = found.flatMap(({ path, untranslated }) =>
      untranslated.map(({ text, line }) => `${path}:${line} ${text}`),
    );
    expect(problems).toEqual([]);
  });
});

describe('a text in a source', () => {
  const untranslatedIn = (source: string) =>
    findTexts('screen.tsx', source).untranslated.map(({ text }) => text);

  test.each([
    ['const a = <p>No bookings found</p>;', 'No bookings found'],
    ['const a = <Button>Save</Button>;', 'Save'],
    ['const a = <Field label="Search" />;', 'Search'],
    ['const a = <Field label={isNew ? "Create" : t("Change")} />;', 'Create'],
    ['const a = <Field placeholder={`Search ${name}`} />;', 'Search {}'],
    ["const columns = [{ title: 'Status' }];", 'Status'],
    ["usePageTitle('Reports');", 'Reports'],
    ["usePageTitle(name === null ? 'Reports' : name);", 'Reports'],
    ["toast.error('Something went wrong. Try again.');", 'Something went wrong. Try again.'],
  ])('%s is to be looked up', (source, text) => {
    expect(untranslatedIn(source)).toEqual([text]);
  });

  test.each([
    'const a = <p>{t("No bookings found")}</p>;',
    'const a = <Button variant="primary" />;',
    "const columns = [{ title: t('Status') }];",
    "throw new Error('There is no such row');",
    "if (event.key === 'Escape') close();",
    "import { a } from './Some file';",
  ])('%s is not', (source) => {
    expect(untranslatedIn(source)).toEqual([]);
  });
});
