import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import labels from '../../own-labels.json';

const source = path.resolve(__dirname, '..');
/** Remotes use these words too, so they do not indicate a sign-in. */
const common = [
  'About',
  'Back',
  'Code',
  'Confirm',
  'Continue',
  'Email',
  'I have kept them',
  'Language',
  'Retry',
  'Save and continue',
  'Welcome',
];

function labelsIn(folder: string): string[] {
  return readdirSync(path.join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(path.join(source, folder, file), 'utf8').matchAll(/\bt\(\s*'((?:[^'\\]|\\.)*)'/g),
    ])
    .map(([, text = '']) => text)
    .filter((text) => text.length <= 30 && !/[{.!]|failed|could not/i.test(text));
}

test.each(['sign-in', 'account-recovery', 'confirm-identity'])(
  'no remote may use the titles and labels in %s',
  (folder) => {
    const found = labelsIn(folder);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((text) => !labels.includes(text) && !common.includes(text))).toEqual([]);
  },
);

test.each(['de', 'fr', 'es', 'it', 'ar'])('each of them is translated in %s', (language) => {
  const texts = JSON.parse(readFileSync(path.join(source, `languages/${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
  expect(labels.filter((label) => !Object.hasOwn(texts, label))).toEqual([]);
});
