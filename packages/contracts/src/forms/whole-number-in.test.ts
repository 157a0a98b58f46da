import { expect, test } from '@jest/globals';
import { wholeNumberIn } from './whole-number-in.ts';

test.each([
  ['7', 7],
  ['0', null],
  ['101', null],
  ['1.5', null],
  ['', null],
])('the parameter "%s" names %s', (text, number) => {
  expect(wholeNumberIn(new URLSearchParams({ page: text }), 'page', 100)).toBe(number);
});
