import { describe, expect, test } from '@jest/globals';
import type { ImportDateFormat } from '@suite/contracts/integrations';
import { fittingFormats, readImportDate } from './import-dates.ts';

describe('a date', () => {
  test.each<[string, ImportDateFormat, string | null]>([
    ['2027-01-09', 'ymd', '2027-01-09'],
    ['2027/1/9', 'dmy', '2027-01-09'],
    ['2027-01-09T14:00:00Z', 'mdy', '2027-01-09'],
    ['09.01.2027', 'dmy', '2027-01-09'],
    ['9. 1. 27', 'dmy', '2027-01-09'],
    ['01/09/2027 00:00:00', 'mdy', '2027-01-09'],
    ['٠٩/٠١/٢٠٢٧', 'dmy', '2027-01-09'],
    ['31/02/2027', 'dmy', null],
    ['13/09/2027', 'mdy', null],
    ['09/Jan/2027', 'named', '2027-01-09'],
    ['9. Januar 2027', 'named', '2027-01-09'],
    ['9 janv. 2027', 'named', '2027-01-09'],
    ['9 de enero de 2027', 'named', '2027-01-09'],
    ['9 gennaio 2027', 'named', '2027-01-09'],
    ['9 يناير 2027', 'named', '2027-01-09'],
    ['January 9, 2027', 'named', '2027-01-09'],
    ['9 Foo 2027', 'named', null],
    ['46031', 'serial', '2026-01-09'],
    ['46031.75', 'serial', '2026-01-09'],
    ['tomorrow', 'dmy', null],
    ['', 'ymd', null],
  ])('%j as %s is %s', (text, format, date) => {
    expect(readImportDate(text, format)).toBe(date);
  });

  test('counts from 1904 in such a workbook', () => {
    expect(readImportDate('44569', 'serial', true)).toBe('2026-01-09');
  });
});

describe('the formats of a column', () => {
  test.each<[string, string[], ImportDateFormat[]]>([
    ['dates that begin with the year', ['2027-01-09', '2027-12-31'], ['ymd']],
    ['a day after the twelfth', ['01/02/2027', '13/02/2027'], ['dmy']],
    ['a month first', ['02/01/2027', '02/13/2027'], ['mdy']],
    ['days and months that could be either', ['01/02/2027', '03/04/2027'], ['dmy', 'mdy']],
    ['both kinds in one column', ['13/02/2027', '02/13/2027'], []],
    ['names of months', ['09/Jan/2027'], ['named']],
    ['numbers', ['46031', '46032'], ['serial']],
    ['no dates', [], []],
  ])('%s', (_name, texts, formats) => {
    expect(fittingFormats(texts, false)).toEqual(formats);
  });
});
