import { describe, expect, test } from '@jest/globals';
import { loadsText, shareText, sinceText, sizeText, timeText } from './figures.ts';

const now = Date.parse('2027-03-05T12:00:00Z');

describe('figures', () => {
  test.each([
    ['2027-03-05T12:00:09Z', 'just now'],
    ['2027-03-05T11:59:30Z', 'just now'],
    ['2027-03-05T11:58:59Z', '1 min. ago'],
    ['2027-03-05T09:01:00Z', '2 hr. ago'],
    ['2027-03-02T11:00:00Z', '3 days ago'],
  ])('%s is %s', (iso, text) => {
    expect(sinceText(iso, now)).toBe(text);
  });

  test.each([
    [null, '–'],
    [0, '0 ms'],
    [41.6, '42 ms'],
    [1549, '1.5 s'],
  ])('%p milliseconds are %s', (ms, text) => {
    expect(timeText(ms)).toBe(text);
  });

  test.each([
    [0, 0, '0\u00a0%'],
    [0, 50, '0\u00a0%'],
    [1, 5000, '0.1\u00a0%'],
    [1, 30, '3.3\u00a0%'],
    [3, 10, '30\u00a0%'],
  ])('%p of %p are %s', (part, whole, text) => {
    expect(shareText(part, whole)).toBe(text);
  });

  test('sizes and counts', () => {
    expect([sizeText(61_400), sizeText(2_340_000)]).toEqual(['61\u00a0kB', '2.3\u00a0MB']);
    expect([loadsText(1), loadsText(2)]).toEqual(['1 load', '2 loads']);
  });
});
