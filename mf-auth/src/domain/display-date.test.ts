import { expect, test } from '@jest/globals';
import { longDate } from './display-date.ts';

test('instants are written out in words', () => {
  expect(longDate('2027-03-05T12:00:00.000Z')).toBe('5 March 2027');
});
