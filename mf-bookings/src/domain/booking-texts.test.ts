import { describe, expect, test } from '@jest/globals';
import { displayDate, countOf, hintOfEmail, languageName } from './booking-texts.ts';

describe('displayDate', () => {
  test.each([
    ['2027-03-05', '05/Mar/2027'],
    ['2026-12-31', '31/Dec/2026'],
    ['2028-02-29', '29/Feb/2028'],
    [null, 'N/A'],
    ['', 'N/A'],
    ['soon', 'N/A'],
  ])('%s is shown as %s', (date, shown) => {
    expect(displayDate(date)).toBe(shown);
  });
});

test.each([
  [0, '0 nights'],
  [1, '1 night'],
  [2, '2 nights'],
])('%i nights are counted', (count, shown) => {
  expect(countOf(count, 'night')).toBe(shown);
});

const hint = 'No e-mail can be delivered to this address.';

test.each([
  ['', undefined],
  ['ana', undefined],
  ['ana@', undefined],
  ['ana@host', hint],
  ['ana@-x.test', hint],
  ['ana@x..test', hint],
  ['ana@x.test\u200b ', undefined],
  ['jörg@müller.de', undefined],
  ['•••@•••', undefined],
])('the hint of the address %j is %s', (entry, said) => {
  expect(hintOfEmail(entry)).toBe(said);
});

test.each([
  ['de', 'Deutsch'],
  [null, 'Not known'],
  // A newer server may send languages that this release lacks.
  ['pt', 'pt'],
  ['toString', 'toString'],
])('the language %s is shown as %s', (code, shown) => {
  expect(languageName(code)).toBe(shown);
});
