import { describe, expect, test } from '@jest/globals';
import { checkDigit, checkValue, sharesCheckValue } from './check-digit.ts';
import { countryOf } from './country-codes.ts';
import { documentTypeOf } from './document-type.ts';
import { expiryDate, possibleBirthDates } from './mrz-dates.ts';
import { parseMrzNames } from './mrz-names.ts';

const today = '2026-11-20';

test.each([
  ['520727', '3'],
  ['AB2134<<<', '5'],
  ['HA672242<658022549601086<<<<<<<<<<<<<<0', '8'],
  ['<<<<<<<<<<<<<<', '0'],
  ['', '0'],
])('the check digit of %s is %s', (text, digit) => {
  expect(checkDigit(text)).toBe(digit);
});

test('a character that no zone has counts nothing', () => {
  expect(checkValue('é')).toBeUndefined();
  expect(checkValue('a')).toBeUndefined();
  expect(checkDigit('AB 12')).toBeUndefined();
  expect(sharesCheckValue('é', 'é')).toBe(false);
});

test.each([
  ['G', '6', true],
  ['S', '8', true],
  ['I', '8', true],
  ['B', '1', true],
  ['O', '0', false],
  ['5', 'S', false],
])('%s and %s count the same: %s', (one, other, same) => {
  expect(sharesCheckValue(one, other)).toBe(same);
});

describe('years of two digits', () => {
  test.each<[field: string, end: string | null, dates: string[], why: string]>([
    ['261121', null, ['1926-11-21'], 'not born tomorrow'],
    ['270101', null, ['1927-01-01'], 'nor next year'],
    ['000229', null, ['2000-02-29'], 'a leap day of this century'],
    ['280229', null, ['1928-02-29'], 'a leap day of the last one'],
    ['500101', null, ['1950-01-01'], 'long ago'],
    ['141119', null, ['2014-11-19'], 'a child, since the other one would be older than 112'],
    ['141120', null, ['1914-11-20', '2014-11-20'], 'a child or a person of 112 years'],
    ['240312', null, ['1924-03-12', '2024-03-12'], 'no expiry tells which'],
    ['240312', '2031-11-20', ['1924-03-12', '2024-03-12'], 'five years are for children too'],
    ['240312', '2031-11-21', ['1924-03-12'], 'a child has no document for longer'],
    ['260901', '2036-01-01', ['1926-09-01'], 'nor has one of two months'],
    ['240312', '2024-03-11', ['1924-03-12'], 'the document is older than the child'],
  ])('birth %s on a document that ends on %s is one of %j: %s', (field, end, dates) => {
    expect(possibleBirthDates(field, today, end)).toEqual(dates);
  });

  test.each([
    ['261119', '2026-11-19', 'ran out yesterday'],
    ['361231', '2036-12-31', 'ten years from now'],
    ['760101', '2076-01-01', 'fifty years from now'],
    ['771231', '1977-12-31', 'longer ago than any document lasts ahead'],
    ['991231', '1999-12-31', 'of the last century'],
  ])('expiry %s is %s: %s', (field, date) => {
    expect(expiryDate(field, today)).toBe(date);
  });

  test.each(['74<<<<', '740230', '741301', '740000', '7408', 'ABCDEF'])('%s is no date', (field) => {
    expect(possibleBirthDates(field, today, null)).toEqual([]);
    expect(expiryDate(field, today)).toBeNull();
  });

  test('a leap day that neither century has is no date', () => {
    expect(possibleBirthDates('270229', today, null)).toEqual([]);
  });
});

test.each([
  ['D<<', 'DEU'],
  ['UTO', 'UTO'],
  ['GBR', 'GBR'],
  ['GBD', 'GBD'],
  ['RKS', 'RKS'],
  ['XXA', 'XXA'],
  ['GB<', null],
  ['ZZZ', null],
  ['<<<', null],
])('the country %s is %s', (field, country) => {
  expect(countryOf(field)).toBe(country);
});

test.each([
  ['P<', 'UTO', 'passport'],
  ['PD', 'UTO', 'passport'],
  ['ID', 'FRA', 'id_card'],
  ['I<', 'DEU', 'id_card'],
  ['AC', 'UTO', 'id_card'],
  ['IR', 'GBR', 'residence_permit'],
  ['AR', 'DEU', 'residence_permit'],
  ['RP', 'SWE', 'residence_permit'],
  ['C1', 'USA', 'residence_permit'],
  ['C<', 'ITA', 'id_card'],
  ['V<', 'USA', 'visa'],
  ['D1', 'FRA', 'driving_licence'],
  ['X<', 'UTO', null],
])('the code %s of %s is a %s', (code, issuer, type) => {
  expect(documentTypeOf(code, issuer)).toBe(type);
});

test.each([
  ['NILAVADHANANANDA<<CHAYAPA<DEJTHAMRONG<KRASUANG', 'CHAYAPA DEJTHAMRONG KRASUANG NILAVADHANANANDA', true],
  ['BENNELONG<WOOLOOMOOLOO<WARRANDYTE<WARNAMBOOL<<', 'BENNELONG WOOLOOMOOLOO WARRANDYTE WARNAMBOOL', false],
  ['DIAMOND<JACK<<MARIA<<<<<', 'MARIA DIAMOND JACK', false],
  ['<<<<<<', '', false],
])('the names %s', (field, full_name, truncated) => {
  expect(parseMrzNames(field)).toMatchObject({ full_name, truncated });
});
