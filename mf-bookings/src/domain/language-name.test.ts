import { expect, test } from '@jest/globals';
import { languageName } from './language-name.ts';

test.each([
  ['de', 'Deutsch'],
  [null, 'Not known'],
  // A newer server may send languages that this release lacks.
  ['pt', 'pt'],
  ['toString', 'toString'],
])('the language %s is shown as %s', (code, shown) => {
  expect(languageName(code)).toBe(shown);
});
