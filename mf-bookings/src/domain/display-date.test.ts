import { describe, expect, test } from '@jest/globals';
import { displayDate } from './display-date.ts';

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
