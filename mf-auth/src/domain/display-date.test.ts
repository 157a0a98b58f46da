import { expect, test } from '@jest/globals';
import { dayAndTime, longDate } from './display-date.ts';

test('instants are written out in words', () => {
  expect(longDate('2027-03-05T12:00:00.000Z')).toBe('5 March 2027');
  expect(dayAndTime('2027-03-05T12:00:00.000Z')).toMatch(/^5 Mar 2027, \d\d:\d\d$/);
});
