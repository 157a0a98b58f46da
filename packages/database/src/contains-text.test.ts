import { expect, test } from '@jest/globals';
import sql from 'sql-template-tag';
import { containsText, likePattern } from './contains-text.ts';

test.each([
  ['ann', '%ann%'],
  ['50%_\\', '%50\\%\\_\\\\%'],
])('%j is the pattern %j', (text, pattern) => {
  expect(likePattern(text)).toBe(pattern);
  expect(containsText(sql`search`, text).values).toEqual([pattern]);
});

test.each([
  ['ann', true],
  ['Ödön', true],
  ['an', false],
  ['a b c', false],
  ['@x.t', false],
  ['#12', false],
])('%j is looked up in the trigram index: %j', (text, expected) => {
  const { text: condition } = containsText(sql`search`, text);
  expect(condition).toBe(
    expected ? 'search like lower($1::text)' : "search || '' like (select lower($1::text))",
  );
});
