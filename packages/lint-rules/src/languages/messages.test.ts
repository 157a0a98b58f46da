import { describe, expect, test } from '@jest/globals';
import { consoleSentences, sentences } from '@suite/contracts/messages';
import { listSourceFiles, readProjectFile } from '../tree/tree.ts';
import { findMessages, findPartParameters } from './find-messages.mjs';
import { filesNotShown, textsNotShown } from './untranslated-messages.mjs';

const sources = [...listSourceFiles(), 'packages/contracts/src/permissions/menu-entries.generated.ts']
  .filter((path) => /^(api|packages\/(contracts|registry))\/src\/.*\.ts$/.test(path))
  .filter((path) => !/\.(test|factory)\.ts$|\/testing\/|^packages\/contracts\/src\/messages\//.test(path))
  .filter((path) => !filesNotShown.some((pattern) => pattern.test(path)))
  .map((path) => ({
    path,
    source: readProjectFile(path),
    // Single words are values in the API, but labels in the contracts.
    options: { singleWords: path.startsWith('packages/contracts/') },
  }));
const parts = new Set(
  sources.flatMap(({ path, source, options }) => findPartParameters(path, source, options)),
);
const found = sources.flatMap(({ path, source, options }) =>
  findMessages(path, source, { ...options, parts }).map(({ text, line }) => ({ path, text, line })),
);
const shown = found.filter(({ text }) => !textsNotShown.some((pattern) => pattern.test(text)));

const placeholder = /\{\w+\}/g;
const keys = new Set(
  Object.keys(JSON.parse(readProjectFile('packages/contracts/messages/de.json')) as object),
);
const wordsOf = (text: string) => text.replace(placeholder, '');
const escapeExpression = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const patterns = [...keys]
  .filter((key) => key.search(placeholder) >= 0)
  .sort((a, b) => wordsOf(b).length - wordsOf(a).length)
  .map((key) => ({
    key,
    expression: new RegExp(`^${key.split(placeholder).map(escapeExpression).join('(.+?)')}$`),
  }));

/** Returns translation keys like the browser; undefined for untranslated text. */
function keysOf(text: string): string[] | undefined {
  if (keys.has(text)) return [text];
  if (/^(\{\w+\}|[\d.])+$/.test(text)) return [];
  const pattern = patterns.find(({ expression }) => expression.test(text));
  if (!pattern) return undefined;
  const [, ...values] = pattern.expression.exec(text) ?? [];
  const used = values.map(keysOf);
  return used.includes(undefined) ? undefined : [pattern.key, ...used.flatMap((one) => one ?? [])];
}

test('each message of the API, the registry and the contracts is translated', () => {
  const missing = shown.filter(({ text }) => keysOf(text) === undefined);
  expect(missing.map(({ path, text, line }) => `${path}:${line} ${text}`)).toEqual([]);
});

test('each error that the console shows is translated by its code', () => {
  expect(Object.keys(consoleSentences).filter((code) => !keys.has(code))).toEqual([]);
});

test('each code of an error has one sentence, and each is used', () => {
  const listed = listSourceFiles()
    .filter((path) => path.startsWith('packages/contracts/src/messages/'))
    .flatMap((path) => [...readProjectFile(path).matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, code]) => code));
  expect(listed.sort()).toEqual(Object.keys(sentences).sort());
  const server = listSourceFiles()
    .filter((path) => /^api\/src\/.*(?<!\.test)\.ts$/.test(path))
    .map(readProjectFile)
    .join();
  expect(listed.filter((code) => !server.includes(`'${code}'`))).toEqual([]);
});

test('each translated message is one of the API, the registry or the contracts', () => {
  const used = new Set(shown.flatMap(({ text }) => keysOf(text) ?? []));
  const codes = Object.keys(consoleSentences);
  expect([...keys].filter((key) => !used.has(key) && !codes.includes(key))).toEqual([]);
});

test('no two translated messages are the same sentence but for the names of their values', () => {
  const sentences = [...keys].map((key) => key.replace(placeholder, '{}'));
  expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
});

test('a sentence that was made of a template is found by that template', () => {
  const other = patterns.filter(({ key }) => {
    const sentence = key.replace(placeholder, 'x');
    return patterns.find(({ expression }) => expression.test(sentence))?.key !== key;
  });
  expect(other.map(({ key }) => key)).toEqual([]);
});

test.each([...filesNotShown])('files that are not shown: %s is one', (pattern) => {
  expect(listSourceFiles().some((path) => pattern.test(path))).toBe(true);
});

test.each([...textsNotShown])('texts that are not shown: %s is one', (pattern) => {
  expect(found.some(({ text }) => pattern.test(text))).toBe(true);
});

describe('a message in a source', () => {
  const textsIn = (source: string, singleWords = false) => {
    const own = new Set(findPartParameters('file.ts', source, { singleWords }));
    return findMessages('file.ts', source, { singleWords, parts: own }).map(({ text }) => text);
  };

  test.each<[source: string, texts: string[]]>([
    ["throw new DomainError('NOT_FOUND', 'Hotel not found');", ['Hotel not found']],
    ['const a = { message: `${result.name} is verified` };', ['{name} is verified']],
    ['say(`Room ${a.name} of ${b.name} at ${count()}`);', ['Room {name} of {name2} at {value}']],
    ['say(`Ask ${a.name}, only ${a.name}.`);', ['Ask {name}, only {name}.']],
    ["send({ subject: 'Your code' });", ['Your code']],
    [
      "const left = none ? 'no room' : `${n} rooms`; say(`There is ${left}.`);",
      ['no room', '{n} rooms', 'There is {left}.'],
    ],
    [
      "function refuse(what: string) { say(`You may not ${what}.`); } refuse('book');",
      ['You may not {what}.', 'book'],
    ],
  ])('%s', (source, texts) => {
    expect(textsIn(source)).toEqual(texts);
  });

  test('may be one word in the contracts', () => {
    expect(textsIn("const states = ['Clean', 'Dirty', 'ready', 'NOT_FOUND'];", true)).toEqual([
      'Clean',
      'Dirty',
    ]);
  });

  test.each([
    "throw new Error('There is no such row');",
    "app.log.warn('The queue cannot be read');",
    'db.query(sql`Select all of it`);',
    "send(({ t }) => ({ subject: t('Your code'), paragraphs: [t('Enter this code.')] }));",
    "send(({ tn }) => ({ subject: tn(count, '1 new code', '{count} new codes') }));",
    "const chart = { 'Out of Order': 3 };",
    "repeat({ failureMessage: 'It could not be stored; retrying' });",
    "const code = 'not_found';",
  ])('%s is not one', (source) => {
    expect(textsIn(source)).toEqual([]);
  });
});
